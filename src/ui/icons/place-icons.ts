import drawings from './sprite.svg';

/**
 * Puts the drawings of the icons into the document, where `Icon` refers to them. A reference into another file would do without this, but
 * each costs a load event and a second layout: lists and page changes pay for that with late frames. Without the file icons stay empty;
 * they are decoration, their neighbours carry the names. The browser itself reads the file as a document: the page's policy lets no text
 * become one.
 */
export function placeIcons(): void {
  const request = new XMLHttpRequest();
  request.open('GET', drawings);
  request.responseType = 'document';
  request.overrideMimeType('image/svg+xml');
  request.onload = () => {
    const sprite = request.status < 400 ? request.responseXML?.documentElement : undefined;
    if (sprite !== undefined) document.body.append(document.adoptNode(sprite));
  };
  request.send();
}
