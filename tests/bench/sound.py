"""How much faster than it sounds a timer is read out of the microphone socket."""

import os
import subprocess

from tests.bench.table import Figure
from tools.node import node_environment
from tools.paths import PWA

RATES = (44_100, 48_000)
SPEED = """
import { makeDemodulator } from './devices/audio/demodulator.js';
import { solve } from './testing/devices/packets.js';
import { noise, soundOf } from './testing/devices/sound.js';
const sampleRate = Number(process.argv[1]);
const QUANTUM = 128;
function speed(samples) {
  const demodulator = makeDemodulator(sampleRate);
  const began = performance.now();
  for (let i = 0; i < samples.length; i += QUANTUM)
    demodulator.push(samples.subarray(i, i + QUANTUM));
  return samples.length / sampleRate / ((performance.now() - began) / 1000);
}
const timer = soundOf(solve({ ms: 50_000 }), { sampleRate });
const hiss = noise(50, sampleRate, 0.1);
for (const samples of [timer, hiss]) speed(samples);
console.log(speed(timer), speed(hiss));
"""


def measure() -> list[Figure]:
    """Seconds of sound a second, of a timer and of mere noise, in the pieces that browsers give."""
    return [figure for rate in RATES for figure in measured(rate)]


def measured(rate: int) -> list[Figure]:
    """Both figures of one sample rate."""
    done = subprocess.run(
        ["node", "--input-type=module", "-e", SPEED, str(rate)],
        cwd=PWA,
        env={**os.environ, **node_environment()},
        check=True,
        capture_output=True,
        text=True,
    )
    timer, hiss = map(float, done.stdout.split())
    return [
        Figure(f"a timer's sound read, {rate} Hz", f"{timer:.0f} × real time"),
        Figure(f"noise listened to, {rate} Hz", f"{hiss:.0f} × real time"),
    ]
