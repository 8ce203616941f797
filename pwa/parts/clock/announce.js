/**
 * A call aloud: the word in the language that is read, or a tone; and vibration, which a silent phone keeps. The word stands large on the screen in
 * any case (2s1), that is the clock's own work.
 */
import { signal } from "@preact/signals";
import { recall, remember } from "../../store/preferences.js";
import { language } from "../../words/words.js";

const KEY = "matside-calls";
const TONE_HZ = 880;
const END_HZ = 587;
const TONE_S = 0.25;
const END_S = 0.7;
const VIBRATION_MS = [200];
const END_MS = [250, 120, 250, 120, 250];
const VOICES = { ko: "ko-KR", zh: "zh-CN", en: "en-GB" };

export const ways = ["voice", "tone", "silent"];

/** @type {import('@preact/signals').Signal<'voice'|'tone'|'silent'>} how this phone makes calls */
export const way = signal(ways.includes(recall(KEY)) ? recall(KEY) : "voice");

export function setWay(chosen) {
  way.value = chosen;
  remember(KEY, chosen);
  loosen();
}

let audio = null;

/** Lets a browser make sounds later on, where it wants a tap first. To be called in one. */
export function loosen() {
  if (way.peek() === "silent") return;
  const Audio = globalThis.AudioContext;
  audio ??= Audio ? new Audio() : null;
  audio?.resume();
  if (way.peek() === "voice" && globalThis.speechSynthesis) speak("");
}

/** For the hand alone. */
export function buzz(strong = false) {
  navigator.vibrate?.(strong ? END_MS : VIBRATION_MS);
}

/** @param {string} word @param {boolean} [strong] whether it ends something */
export function announce(word, strong = false) {
  buzz(strong);
  if (way.peek() === "silent") return;
  if (way.peek() === "voice" && hasVoice()) speak(word);
  else sound(strong);
}

function hasVoice() {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  return voices.some(({ lang }) => lang.toLowerCase().startsWith(language.peek()));
}

function speak(word) {
  const said = new SpeechSynthesisUtterance(word);
  said.lang = VOICES[language.peek()];
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

function sound(strong) {
  if (!audio) return;
  const [hz, seconds] = strong ? [END_HZ, END_S] : [TONE_HZ, TONE_S];
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hz;
  volume.gain.setValueAtTime(0.6, audio.currentTime);
  volume.gain.linearRampToValueAtTime(0, audio.currentTime + seconds); // no click at its end
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + seconds);
}
