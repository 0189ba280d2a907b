import { fromMoment } from '@/domain/business-time';
import { judgeAddress } from '@/domain/external-links/outside-address';

/** The profile fields that a partner may be given. */
export const sharable = ['nickname', 'phone'] as const;
export type Shared = (typeof sharable)[number];

/** For how many days a payment authorisation may be prolonged. */
export const durations = [30, 90, 180] as const;
export type Duration = (typeof durations)[number];

/** Whether an authorisation that ends at `until` (business time, 2026-11-21 09:41:00) is over at `now`, ms. */
export function isOver(until: string, now: number): boolean {
  return !(fromMoment(until) > now);
}

/** Where a partner sends the person back to. */
export type WayBackTo =
  | { kind: 'own'; url: string }
  /** Not a host that the partner has registered: no key is ever sent there. */
  | { kind: 'foreign'; host: string }
  /** Not an https address. */
  | { kind: 'unfit' };

/** Takes a partner's redirectUrl and its registered hosts; only https is safe enough for a key. */
export function judgeWayBack(redirectUrl: string, registered: readonly string[]): WayBackTo {
  const verdict = judgeAddress(redirectUrl, registered);
  if (!('url' in verdict) || !verdict.url.startsWith('https:')) return { kind: 'unfit' };
  return verdict.kind === 'ask' ? { kind: 'foreign', host: verdict.host } : { kind: 'own', url: verdict.url };
}

/** The way back with the answer in its query; what the partner sent as `state` goes back unchanged. Takes a judged address. */
export function answerTo(url: string, answer: { key: string } | { error: 'refused' }, state: string): string {
  const parameters = new URLSearchParams(answer);
  if (state !== '') parameters.set('state', state);
  const [rest = '', ...fragment] = url.split('#');
  const joint = rest.includes('?') ? '&' : '?';
  return [`${rest}${joint}${parameters.toString()}`, ...fragment].join('#');
}
