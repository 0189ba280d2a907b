import { maxFileSize, maxParts, maxUnpackedSize } from './limits';

/** Why a file cannot be read. */
export type FileProblem =
  | 'too-big'
  | 'empty'
  /** All that is not empty is hidden. */
  | 'hidden'
  | 'encrypted'
  | 'old-format'
  | 'broken'
  | 'not-a-sheet'
  | 'unpacks-too-big'
  | 'too-many-sheets';

export type FileKind =
  { kind: 'xlsx'; parts: readonly ZipPart[] } | { kind: 'csv' } | { problem: FileProblem };

/** One file within a compressed file. */
export interface ZipPart {
  name: string;
  packed: number;
  unpacked: number;
  /** Where its own header begins. */
  offset: number;
}

const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const textual = /\.(csv|txt|tsv)$/i;

/** What a file is by its content; the name decides only whether a text is a table. */
export function fileKind(bytes: Uint8Array, name: string): FileKind {
  if (bytes.length === 0) return { problem: 'empty' };
  if (bytes.length > maxFileSize) return { problem: 'too-big' };
  if (startsWith(bytes, compound)) return { problem: isEncrypted(bytes) ? 'encrypted' : 'old-format' };
  if (startsWith(bytes, [0x50, 0x4b])) return zipKind(bytes);
  if (textual.test(name)) return { kind: 'csv' };
  return { problem: /\.xlsx$/i.test(name) ? 'broken' : 'not-a-sheet' };
}

function zipKind(bytes: Uint8Array): FileKind {
  const parts = zipParts(bytes);
  if (parts === null) return { problem: 'broken' };
  if (parts.length > maxParts || parts.reduce((total, { unpacked }) => total + unpacked, 0) > maxUnpackedSize)
    return { problem: 'unpacks-too-big' };
  const isWorkbook = parts.some(({ name }) => /^xl\/workbook\.xml$/i.test(name));
  return isWorkbook ? { kind: 'xlsx', parts } : { problem: 'not-a-sheet' };
}

/** The directory at the end of a compressed file; null where it is missing or leads outside the file. */
function zipParts(bytes: Uint8Array): ZipPart[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  const first = Math.max(0, end - 65_535);
  while (end >= first && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < first) return null;
  const count = view.getUint16(end + 10, true);
  const parts: ZipPart[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) return null;
    const nameLength = view.getUint16(at + 28, true);
    const part = {
      name: String.fromCharCode(...bytes.subarray(at + 46, at + 46 + nameLength)),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    if (part.offset + 30 + part.packed > bytes.length) return null;
    if (view.getUint32(part.offset, true) !== 0x04034b50) return null;
    parts.push(part);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

/**
 * A copy whose parts say in their own headers how large they are, as the directory does: what reads them takes no more memory than was
 * allowed, whatever they unpack to.
 */
export function boundParts(bytes: Uint8Array, parts: readonly ZipPart[]): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  for (const { offset, packed, unpacked } of parts) {
    view.setUint32(offset + 18, packed, true);
    view.setUint32(offset + 22, unpacked, true);
  }
  return copy;
}

/** A workbook with a password is a compound file with this stream, whose name is written in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  const name = Array.from('EncryptedPackage', (letter) => letter.charCodeAt(0));
  const last = bytes.length - name.length * 2;
  for (let at = 0; at <= last; at += 2) {
    if (name.every((code, index) => bytes[at + index * 2] === code && bytes[at + index * 2 + 1] === 0))
      return true;
  }
  return false;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
