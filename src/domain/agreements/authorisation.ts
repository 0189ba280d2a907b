import { fromMoment } from '@/domain/business-time';
import { judgeAddress } from '@/domain/exits/outside-address';

/** What of a person a partner may be given. */
export const sharable = ['nickname', 'phone'] as const;
export type Shared = (typeof sharable)[number];

/** For how many days a payment authorisation may be prolonged. */
export const durations = [30, 90, 180] as const;
export type Duration = (typeof durations)[number];

/** Whether an authorisation that ends at `until` (2026-11-21 09:41:00) holds no more at `now`, ms. */
export function isOver(until: string, now: number): boolean {
  return !(fromMoment(until) > now);
}

/** Where a partner wants the person back. */
export type WayBackTo =
  | { kind: 'own'; url: string }
  /** Not a host that the partner has registered: no key ever goes there. */
  | { kind: 'foreign'; host: string }
  /** No https address at all. */
  | { kind: 'unfit' };

/** Judges a partner's redirectUrl by the hosts that it has registered; only https is safe enough for a key. */
export function judgeWayBack(redirectUrl: string, registered: readonly string[]): WayBackTo {
  const verdict = judgeAddress(redirectUrl, registered);
  if (verdict.kind === 'ask') return { kind: 'foreign', host: verdict.host };
  if (verdict.kind !== 'open' || !verdict.url.startsWith('https:')) return { kind: 'unfit' };
  return { kind: 'own', url: verdict.url };
}

/** The way back with the answer in its query; what the partner sent as `state` goes back unchanged. Takes a judged address. */
export function answerTo(url: string, answer: { key: string } | { error: 'refused' }, state: string): string {
  const parameters = new URLSearchParams(answer);
  if (state !== '') parameters.set('state', state);
  const [rest = '', ...fragment] = url.split('#');
  const joint = rest.includes('?') ? '&' : '?';
  return [`${rest}${joint}${parameters.toString()}`, ...fragment].join('#');
}
