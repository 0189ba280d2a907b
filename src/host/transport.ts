import * as v from 'valibot';
import { HostFailure, type BridgeMethod } from './host';

/** What a native side says to one call: 0 is success. */
export interface Answer {
  status: number;
  data: unknown;
  message: string;
}

/**
 * The way to one native side. Rejects at once where the bridge is absent or throws; the first answer to a call counts, and what comes
 * twice or late is ignored.
 */
export interface Transport {
  call: (method: BridgeMethod, params: object) => Promise<Answer>;
}

/** The status that asks to close the page. */
export const closePageStatus = 40001;

const answer = v.object({
  status: v.number(),
  data: v.optional(v.unknown()),
  message: v.nullish(v.string(), ''),
});

/** Reads an answer as it came through a bridge, an object or its JSON; anything else throws a `HostFailure`. */
function readAnswer(came: unknown): Answer {
  const value = typeof came === 'string' ? fromJson(came) : came;
  // Some native sides say these words and nothing else.
  if (saysNotImplemented(value)) return { status: 0, data: null, message: value };
  const read = v.safeParse(answer, value);
  if (!read.success) throw new HostFailure('invalidResponse');
  return { data: null, ...read.output };
}

/** The native side knows the call and has not built it. */
export function isPlaceholder({ data, message }: Answer): boolean {
  return saysNotImplemented(message) || saysNotImplemented(data);
}

function saysNotImplemented(said: unknown): said is string {
  return typeof said === 'string' && /^not[ _-]?implemented\.?$/i.test(said.trim());
}

/** The value of a JSON text; a text that is none stands for itself. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Calls a bridge that answers by callback; rejects where it throws or its answer cannot be read. */
export function callWithCallback(send: (answer: (came: unknown) => void) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    try {
      send((came) => {
        try {
          resolve(readAnswer(came));
        } catch (error) {
          reject(error instanceof Error ? error : new HostFailure('invalidResponse'));
        }
      });
    } catch (error) {
      reject(error instanceof HostFailure ? error : new HostFailure('threw', errorText(error)));
    }
  });
}

/** The message of an error, as text. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : typeof error === 'string' ? error : '';
}
