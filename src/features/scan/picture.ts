import { loadDecoder } from './decoder';

/** The picture is none, or of a kind that this browser does not show. */
export class PictureUnreadable extends Error {
  override readonly name = 'PictureUnreadable';
}

/** Longest sides that a picture is looked at in, pixels: a small code needs a large one, a blurred code a small one. */
const sides = [1600, 800, 3200];
/** A code may fill its picture to the edge, and needs some quiet around it. */
const quiet = 24;

/** The texts of the codes in a picture from the album; empty where there is none. */
export async function codesInPicture(file: Blob): Promise<readonly string[]> {
  const address = URL.createObjectURL(file);
  try {
    const [image, decode] = await Promise.all([imageAt(address), loadDecoder()]);
    for (const scale of scalesFor(image.naturalWidth, image.naturalHeight)) {
      const found = await decode(drawn(image, scale), 'picture');
      if (found.length > 0) return found;
    }
    return [];
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The scales to try one after the other: a picture is made smaller as often as it takes, and a small one also larger. */
export function scalesFor(width: number, height: number): readonly number[] {
  const longest = Math.max(width, height, 1);
  const scales = [...new Set(sides.map((side) => Math.min(1, side / longest)))];
  return longest < 800 ? [...scales, 2] : scales;
}

async function imageAt(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    throw new PictureUnreadable();
  }
  if (image.naturalWidth === 0) throw new PictureUnreadable();
  return image;
}

function drawn(image: HTMLImageElement, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const width = Math.max(1, Math.round(image.naturalWidth * scale));
  const height = Math.max(1, Math.round(image.naturalHeight * scale));
  canvas.width = width + 2 * quiet;
  canvas.height = height + 2 * quiet;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new PictureUnreadable();
  // What is transparent in the picture would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, quiet, quiet, width, height);
  return canvas;
}
