/** What a gateway says: a body code, a sentence where something was refused, and data. */
export interface Envelope {
  readonly code: string;
  readonly message: string;
  /** What a refusal says instead; some gateways always send it, empty as a rule. */
  readonly extraMessage?: string;
  readonly data: unknown;
}

export function success(data: unknown): Envelope {
  return { code: '0000', message: '', data };
}

/** `usercodes` are the people that the refusal is about. */
export function refused(code: string, message: string, usercodes?: readonly string[]): Envelope {
  return { code, message, extraMessage: '', data: usercodes === undefined ? null : { usercodes } };
}

/** The envelope as JSON text; null for the long lists, which are too long to read and to write out twice. */
export function textOf({ code, message, data }: Envelope): string | null {
  const isLong = typeof data === 'object' && data !== null && 'people' in data;
  return isLong ? null : JSON.stringify({ code, message, data });
}
