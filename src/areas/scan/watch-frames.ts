import { loadDecoder } from './decoder';

/** Pause between two frames, ms: about seven frames a second, which does not heat up the phone. */
const pause = 120;
/** Longest side that a frame is scaled to, pixels. */
const longestSide = 960;

/** Decodes frames until `signal` is aborted and reports those with codes. Rejects if the decoder could not be loaded. */
export async function watchFrames(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onCodes: (codes: readonly string[]) => void,
): Promise<void> {
  const decode = await loadDecoder();
  const canvas = document.createElement('canvas');
  while (!signal.aborted) {
    const codes = drawFrame(video, canvas) ? await decode(canvas, 'frame') : [];
    if (!signal.aborted && codes.length > 0) onCodes(codes);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Draws the current frame on the canvas; false while there is none. */
function drawFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): boolean {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return false;
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight));
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context !== null;
}
