/** The camera as a code reader, where the browser has BarcodeDetector; it stops with the sheet. */
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../../words/words.js";
import { Notice } from "../Notice.jsx";
import { Sheet } from "../Sheet.jsx";
import "./scanner.css";

const everyMs = 200;

/** Whether this browser can read QR codes from a camera. */
export const canScan = "BarcodeDetector" in globalThis && Boolean(navigator.mediaDevices);

/** @param {{how?: string, onCode: (text: string) => void}} props `how`: where to hold the code, in words */
export function Scanner({ title = t("join-scan"), how = t("join-scan-how"), onCode, onClose }) {
  const video = useRef(null);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    const stop = watch(video.current, onCode, () => setRefused(true));
    return stop;
  }, []);

  return (
    <Sheet open title={title} onClose={onClose}>
      {refused ? (
        <Notice tone="wait" title={t("join-camera-refused")}>
          {t("join-camera-refused-what-now")}
        </Notice>
      ) : (
        <p class="soft">{how}</p>
      )}
      <video ref={video} class="scanner" playsInline muted hidden={refused} />
    </Sheet>
  );
}

/** Shows the camera in `video` and hands over each code that it reads. @returns a function that stops it */
function watch(video, onCode, onRefused) {
  const detector = new BarcodeDetector({ formats: ["qr_code"] });
  let stream;
  let timer;
  let stopped = false;

  const stop = () => {
    stopped = true;
    clearInterval(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const look = async () => {
    const [found] = await detector.detect(video).catch(() => []);
    if (found && !stopped) onCode(found.rawValue);
  };
  navigator.mediaDevices
    .getUserMedia({ video: { facingMode: "environment" } })
    .then(async (camera) => {
      stream = camera;
      if (stopped) return stop();
      video.srcObject = camera;
      await video.play();
      timer = setInterval(look, everyMs);
    }, onRefused);
  return stop;
}
