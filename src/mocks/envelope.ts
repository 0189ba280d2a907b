/** What a gateway says: a body code, a sentence where something was refused, and data. */
export interface Envelope {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

export function success(data: unknown): Envelope {
  return { code: '0000', message: '', data };
}

export function refused(code: string, message: string): Envelope {
  return { code, message, data: null };
}

/** The envelope as JSON text; null for the long lists, which nobody reads and nobody should write out twice. */
export function textOf({ code, message, data }: Envelope): string | null {
  const isLong = typeof data === 'object' && data !== null && 'people' in data;
  return isLong ? null : JSON.stringify({ code, message, data });
}
