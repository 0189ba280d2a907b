/** A row without the empty cells at its end. */
export function withoutEmptyEnd(texts: string[]): string[] {
  let length = texts.length;
  while (length > 0 && texts[length - 1] === '') length -= 1;
  return length === texts.length ? texts : texts.slice(0, length);
}
