import { loadDecoder } from './decoder';

/** Pause between two frames, ms: about seven looks a second leave the phone cool. */
const pause = 120;
/** Longest side of a frame that is looked at, pixels. */
const longestSide = 960;

/** Looks at frame after frame until `left`, and tells of each that has codes in it. Rejects where the decoder could not be loaded. */
export async function watchFrames(
  video: HTMLVideoElement,
  left: AbortSignal,
  onCodes: (codes: readonly string[]) => void,
): Promise<void> {
  const decode = await loadDecoder();
  const canvas = document.createElement('canvas');
  while (!left.aborted) {
    const codes = draw(video, canvas) ? await decode(canvas, 'frame') : [];
    if (!left.aborted && codes.length > 0) onCodes(codes);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Puts the frame of this moment on the canvas; false while there is none yet. */
function draw(video: HTMLVideoElement, canvas: HTMLCanvasElement): boolean {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return false;
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight));
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context !== null;
}
