import { decryptHex, encryptHex, type Aes } from './cipher';
import type { Endpoint } from './endpoint';

/** How a request or an answer travels. */
export interface Payload {
  contentType: 'application/json' | 'text/plain';
  text: string;
}

type Form = Pick<Endpoint, 'sentAs' | 'encrypted'>;

/** What a request says its body is. */
export function contentType({ sentAs }: Form): Payload['contentType'] {
  return sentAs === 'text' ? 'text/plain' : 'application/json';
}

/** Puts a request body into its form on the wire: JSON, `{"data": hex}`, text, or hex alone. */
export function encodeBody({ sentAs, encrypted }: Form, body: unknown, aes: Aes): string {
  const text = JSON.stringify(body);
  if (!encrypted) return text;
  const hex = encryptHex(text, aes);
  return sentAs === 'text' ? hex : JSON.stringify({ data: hex });
}

/** Reads a request body as the mock backend receives it; undefined where it is neither cipher text nor JSON. */
export function decodeBody({ sentAs, encrypted }: Form, text: string, aes: Aes): unknown {
  if (!encrypted) return parse(text);
  if (sentAs === 'text') return parse(decryptHex(text, aes) ?? text);
  return opened(parse(text), aes);
}

/** Puts an answer into its form: the envelope's `data` as hex for JSON calls, the whole envelope as hex for text calls. */
export function encodeAnswer({ sentAs, encrypted }: Form, envelope: object, aes: Aes): Payload {
  if (!encrypted) return { contentType: 'application/json', text: JSON.stringify(envelope) };
  if (sentAs === 'text')
    return { contentType: 'text/plain', text: encryptHex(JSON.stringify(envelope), aes) };
  const data: unknown = 'data' in envelope ? envelope.data : undefined;
  const hidden = data === undefined ? envelope : { ...envelope, data: encryptHex(JSON.stringify(data), aes) };
  return { contentType: 'application/json', text: JSON.stringify(hidden) };
}

/**
 * Reads an answer. What cannot be decrypted is handed on as it came; the schemas behind decide. Undefined where the
 * text is no JSON either.
 */
export function decodeAnswer({ encrypted }: Form, text: string, aes: Aes): unknown {
  if (!encrypted) return parse(text);
  const answer = parse(decryptHex(text.trim(), aes) ?? text);
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return answer;
  return { ...answer, data: opened({ data: answer.data }, aes) };
}

function opened(holder: unknown, aes: Aes): unknown {
  if (typeof holder !== 'object' || holder === null || !('data' in holder)) return holder;
  const { data } = holder;
  if (typeof data !== 'string') return data;
  const plain = decryptHex(data, aes);
  return plain === null ? data : parse(plain);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
