import drawings from './sprite.svg';

/**
 * Puts the drawings of the icons into the document, where `Icon` refers to them. A reference into another file would do without this, but
 * each costs a load event and a second layout: lists and page changes pay for that with late frames. Without the file icons stay empty;
 * they are decoration, their neighbours carry the names.
 */
export async function placeIcons(): Promise<void> {
  const answer = await fetch(drawings);
  if (!answer.ok) return;
  const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  document.body.append(document.adoptNode(sprite));
}
