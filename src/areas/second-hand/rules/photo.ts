/** How many photos an item has at most. */
export const mostPhotos = 9;
/** A chosen file may have so many bytes. */
const largestFile = 20 * 1024 * 1024;
/** The longer side of a photo as it is sent, pixels. */
const longestSide = 1280;
/** A photo as it is sent has at most so many bytes. */
const largestPhoto = 200 * 1024;
/** JPEG qualities, tried one after the other until a photo is small enough. */
export const photoQualities = [0.82, 0.7, 0.55, 0.4] as const;
/** Characters of photos that are kept over a reload; the browser's storage holds about five million for the whole app. */
export const mostKept = 2_500_000;

/** Why a file is not taken. */
export type PhotoProblem = 'not-a-picture' | 'too-large' | 'unreadable';

/** Why a file is not even opened; null where it is. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): PhotoProblem | null {
  if (!/^image\/(?!svg)/.test(type)) return 'not-a-picture';
  return size > largestFile ? 'too-large' : null;
}

/** The size in which a picture is sent: in its own proportion, never enlarged. */
export function sizeToSend(width: number, height: number): { width: number; height: number } {
  const factor = Math.min(1, longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * factor)),
    height: Math.max(1, Math.round(height * factor)),
  };
}

/** A photo as the gateway takes it: a JPEG in one text, not larger than allowed. */
export function isPhoto(text: string): boolean {
  return /^data:image\/jpeg;base64,[\w+/]+={0,2}$/.test(text) && text.length <= (largestPhoto * 4) / 3 + 64;
}
