import { fileProblem, isPhoto, photoQualities, sizeToSend, type PhotoProblem } from './rules/photo';

/** A file that is not taken as a photo, with the reason. */
export class PhotoRefused extends Error {
  override readonly name = 'PhotoRefused';
  constructor(readonly problem: PhotoProblem) {
    super(problem);
  }
}

/**
 * A chosen file as the photo that is sent: upright, not too large, and drawn anew, so that nothing of the file but its picture is left: no
 * place, no time, no camera. Throws `PhotoRefused`.
 */
export async function photoToSend(file: File): Promise<string> {
  const problem = fileProblem(file);
  if (problem !== null) throw new PhotoRefused(problem);
  const picture = await decoded(file);
  const canvas = document.createElement('canvas');
  const { width, height } = sizeToSend(picture.width, picture.height);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new PhotoRefused('unreadable');
  // Transparent pixels would be black otherwise.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  if ('close' in picture) picture.close();
  for (const quality of photoQualities) {
    const photo = canvas.toDataURL('image/jpeg', quality);
    if (isPhoto(photo)) return photo;
  }
  throw new PhotoRefused('too-large');
}

/** The picture turned as its file says. */
async function decoded(file: File): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Older browsers know no such option; an element of the document turns the picture by itself.
    return decodedByElement(file);
  }
}

async function decodedByElement(file: File): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    if (image.width === 0) throw new PhotoRefused('unreadable');
    return image;
  } catch {
    throw new PhotoRefused('unreadable');
  } finally {
    URL.revokeObjectURL(address);
  }
}
