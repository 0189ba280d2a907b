import { loadDecoder } from './decoder';

/** The file is no picture, or of a format that the browser cannot decode. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** Longest sides that a picture is scaled to, pixels: a small code needs a large picture, a blurred code a small one. */
const sides = [1600, 800, 3200];
/** White margin added around the picture, pixels, because a code that fills its picture needs a quiet zone. */
const quietZone = 24;

/** The texts of the codes in a picture from the album; empty without codes. */
export async function codesInPicture(file: Blob): Promise<readonly string[]> {
  const address = URL.createObjectURL(file);
  try {
    const [image, decode] = await Promise.all([loadImage(address), loadDecoder()]);
    for (const scale of scalesFor(image.naturalWidth, image.naturalHeight)) {
      const found = await decode(drawScaled(image, scale), 'picture');
      if (found.length > 0) return found;
    }
    return [];
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The scales to try one after the other; a small picture is also enlarged. */
export function scalesFor(width: number, height: number): readonly number[] {
  const longest = Math.max(width, height, 1);
  const scales = [...new Set(sides.map((side) => Math.min(1, side / longest)))];
  return longest < 800 ? [...scales, 2] : scales;
}

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    throw new UnreadablePicture();
  }
  if (image.naturalWidth === 0) throw new UnreadablePicture();
  return image;
}

function drawScaled(image: HTMLImageElement, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const width = Math.max(1, Math.round(image.naturalWidth * scale));
  const height = Math.max(1, Math.round(image.naturalHeight * scale));
  canvas.width = width + 2 * quietZone;
  canvas.height = height + 2 * quietZone;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new UnreadablePicture();
  // Transparent pixels would be black otherwise.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, quietZone, quietZone, width, height);
  return canvas;
}
