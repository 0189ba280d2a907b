import type { Aes } from '@/api/cipher';
import { encodeAnswer } from '@/api/codec';
import type { Endpoint } from '@/api/endpoint';
import { refused, type Envelope } from './envelope';
import { numberOf, postpones, type Fault, type FaultKind } from './faults';
import { mix } from './random';
import type { HttpAnswer, Rendering } from './rendering';

const page = '<!doctype html><html><head><title>502</title></head><body><h1>网关维护中</h1></body></html>';
const defaultDrip = 200;

/** A plain HTTP answer with JSON in it; `now` is business time and goes into the Date header. */
export function jsonAnswer(status: number, content: object, now: number): HttpAnswer {
  return httpAnswer(status, 'application/json', JSON.stringify(content), now);
}

/**
 * Puts an envelope into its form on the wire and does to it what the faults say. `held` is the id under which a reply waits for
 * QA, `previous` the call's answer before this one.
 */
export function renderResponse(
  endpoint: Endpoint,
  envelope: Envelope,
  {
    faults,
    aes,
    now,
    held,
    previous,
  }: { faults: readonly Fault[]; aes: Aes; now: number; held: string; previous: Envelope | undefined },
): Rendering {
  const sent = encodeAnswer(endpoint, changed(envelope, faults, previous), aes);
  let answer = httpAnswer(200, sent.contentType, sent.text, now);
  let wait = 0;
  let isHeld = false;
  let broken: 'drop' | 'hang' | null = null;
  for (const fault of faults) {
    if (postpones(fault)) continue;
    if (fault.kind === 'drop' || fault.kind === 'hang') broken = fault.kind;
    else if (fault.kind === 'hold') isHeld = true;
    else if (fault.kind === 'delay') wait += numberOf(fault, 0);
    else answer = altered(answer, fault, now);
  }
  let rendering: Rendering = broken === null ? { kind: 'answer', answer } : { kind: broken };
  if (isHeld) {
    const failure = jsonAnswer(500, refused('500', ''), now);
    rendering = { kind: 'hold', held, then: rendering, failure };
  }
  return wait > 0 ? { kind: 'wait', ms: wait, then: rendering } : rendering;
}

/** An envelope on the wire, where some gateways write the code as a number. */
type SentEnvelope = Omit<Envelope, 'code'> & { readonly code: string | number };

function changed(envelope: Envelope, faults: readonly Fault[], previous: Envelope | undefined): SentEnvelope {
  let after: SentEnvelope = envelope;
  for (const fault of faults) {
    if (fault.kind === 'stale') after = previous ?? after;
    if (fault.kind === 'code')
      after = { ...refused('9999', fault.message ?? ''), code: fault.value ?? '9999' };
    if (fault.kind === 'wrong-shape') after = { code: '0000', message: '', data: strangeData(fault) };
  }
  return after;
}

function strangeData({ value }: Fault): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    return { unexpected: [null] };
  }
}

const alterations: Partial<Record<FaultKind, (answer: HttpAnswer, fault: Fault, now: number) => HttpAnswer>> =
  {
    status: (_, fault, now) => {
      const status = numberOf(fault, 500);
      const answer = jsonAnswer(status, refused(String(status), ''), now);
      if (fault.retryAfter === undefined) return answer;
      return { ...answer, headers: { ...answer.headers, 'retry-after': String(fault.retryAfter) } };
    },
    html: (_, __, now) => httpAnswer(200, 'text/html; charset=utf-8', page, now),
    garbled: (answer, fault) => ({ ...answer, body: garbled(answer.body, fault) }),
    drip: (answer, fault) => ({ ...answer, dripMs: numberOf(fault, defaultDrip) }),
    skew: (answer, fault, now) => ({
      ...answer,
      headers: { ...answer.headers, date: new Date(now + numberOf(fault, 0)).toUTCString() },
    }),
  };

function altered(answer: HttpAnswer, fault: Fault, now: number): HttpAnswer {
  return alterations[fault.kind]?.(answer, fault, now) ?? answer;
}

/** Cipher text gets other digits in some places, anything else ends in the middle. */
function garbled(body: string, { seed = 0, rolls }: Fault): string {
  if (!/^[0-9a-f]+$/.test(body)) return body.slice(0, Math.ceil(body.length / 2));
  const digits = body.split('');
  for (let change = 0; change < 4; change++) {
    const at = mix(seed + change, rolls) % digits.length;
    digits[at] = (parseInt(digits[at] ?? '0', 16) ^ 5).toString(16);
  }
  return digits.join('');
}

function httpAnswer(status: number, contentType: string, body: string, now: number): HttpAnswer {
  const headers = {
    'content-type': contentType.includes('charset') ? contentType : `${contentType}; charset=utf-8`,
    date: new Date(now).toUTCString(),
    'cache-control': 'no-store',
  };
  return { status, headers, body, dripMs: null };
}
