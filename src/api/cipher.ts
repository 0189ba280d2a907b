import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import HexFormat from 'crypto-js/format-hex';
import NoPadding from 'crypto-js/pad-nopadding';

/** Key and iv, 16 characters each. Every browser has them, so this is obfuscation that the gateways demand, not secrecy. */
export interface Aes {
  key: string;
  iv: string;
}

const block = 16;

/** AES-128-CBC with PKCS7, as lower-case hex. */
export function encryptHex(text: string, { key, iv }: Aes): string {
  return AES.encrypt(text, Utf8.parse(key), { iv: Utf8.parse(iv) }).toString(HexFormat);
}

/**
 * The text behind a hex cipher text, or null where it is none: not hex, not whole blocks, wrong padding, not UTF-8. The library
 * itself answers an empty string to most of these, so padding and UTF-8 are checked here. An empty text is a success.
 */
export function decryptHex(hex: string, { key, iv }: Aes): string | null {
  if (hex.length === 0 || hex.length % (2 * block) !== 0 || !/^[0-9a-f]+$/i.test(hex)) return null;
  const { words } = AES.decrypt(hex, Utf8.parse(key), {
    iv: Utf8.parse(iv),
    padding: NoPadding,
    format: HexFormat,
  });
  const bytes = new Uint8Array(hex.length / 2);
  for (let index = 0; index < bytes.length; index++) {
    bytes[index] = ((words[index >>> 2] ?? 0) >>> (24 - (index % 4) * 8)) & 0xff;
  }
  const end = unpaddedLength(bytes);
  if (end === null) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end));
  } catch {
    return null;
  }
}

function unpaddedLength(bytes: Uint8Array): number | null {
  const count = bytes[bytes.length - 1] ?? 0;
  if (count < 1 || count > block) return null;
  const end = bytes.length - count;
  return bytes.subarray(end).every((byte) => byte === count) ? end : null;
}
