import drawings from './sprite.svg';

/**
 * Inserts the icon sprite into the document, where `Icon` refers to it. References into an external file would need no script, but each
 * costs a load event and a second layout, and so late frames in lists and page changes. If the file fails, icons stay empty, which is
 * acceptable as they are decorative. The browser parses the file as a document, because the Trusted Types policy forbids parsing text.
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
