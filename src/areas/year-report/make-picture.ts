import { drawPage, pictureHeight, pictureSize } from './draw/draw-page';
import { familiesOf } from './draw/pen';
import type { StoryPage } from './rules/story-page';

/** Draws a page on a canvas of its own; gives null where the browser cannot draw. */
export async function makePicture(
  page: StoryPage,
  captions: Parameters<typeof drawPage>[2],
): Promise<HTMLCanvasElement | null> {
  const families = familiesOf(document.documentElement);
  await fontsLoaded(families.num);
  const scratch = document.createElement('canvas').getContext('2d');
  if (scratch === null) return null;
  const height = pictureHeight({ context: scratch, families }, page);
  const canvas = document.createElement('canvas');
  const { width, density } = pictureSize;
  canvas.width = width * density;
  canvas.height = height * density;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.scale(density, density);
  drawPage({ context, families }, page, captions, height);
  return canvas;
}

/** A font that is still loading would be replaced by another one for good. */
async function fontsLoaded(family: string): Promise<void> {
  try {
    await Promise.all([500, 600].map((weight) => document.fonts.load(`${weight} 16px ${family}`, '0')));
  } catch {
    // The picture is drawn with the fonts that are there.
  }
}

/** The canvas as a PNG file; rejects where the browser cannot make one. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
  });
}
