/**
 * The text of a .csv file: by its byte order mark, else UTF-8 where the bytes are valid in it, else GB18030, in which spreadsheet programs
 * on Chinese systems save. Null where the bytes are no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  if (bytes.includes(0)) return null;
  return decoded(bytes, 'utf-8') ?? decoded(bytes, 'gb18030');
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
