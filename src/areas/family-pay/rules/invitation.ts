import { longestName } from '@/domain/family-pay/agreement';
import { parseAmount, type AmountRefusal, type Tenths } from '@/domain/money';
import { phoneDigits } from '@/domain/phone';
import { countCharacters } from '@/domain/text';

/** The owner's input for an invitation. */
export interface Invitation {
  name: string;
  phone: string;
  /** What the member is to the owner; empty until it is chosen. */
  relation: string;
  /** As typed. */
  cap: string;
  resetDay: number;
}

/** Why an invitation with this input is refused. */
export type InviteeProblem = (typeof inviteeProblems)[number];
export const inviteeProblems = ['unknown', 'other-name', 'self', 'already', 'full'] as const;

export interface CapRange {
  least: Tenths;
  most: Tenths;
}

/** Why a typed cap cannot be taken. */
export type CapRefusal = Exclude<AmountRefusal, 'not-positive' | 'over-limit'> | 'too-low' | 'too-high';

export type ParsedCap = { ok: true; cap: Tenths } | { ok: false; reason: CapRefusal };

/** Reads a typed cap; the ends of the range are allowed. */
export function parseCap(typed: string, { least, most }: CapRange): ParsedCap {
  const parsed = parseAmount(typed, most);
  if (parsed.ok) {
    return parsed.amount < least ? { ok: false, reason: 'too-low' } : { ok: true, cap: parsed.amount };
  }
  switch (parsed.reason) {
    case 'not-positive':
      return { ok: false, reason: 'too-low' };
    case 'over-limit':
      return { ok: false, reason: 'too-high' };
    default:
      return { ok: false, reason: parsed.reason };
  }
}

export interface InvitationProblems {
  name: 'missing' | 'too-long' | null;
  phone: 'missing' | 'wrong' | null;
  relation: 'missing' | null;
  cap: CapRefusal | null;
}

/** What is wrong with each part of an invitation, before any gateway is asked. */
export function invitationProblems(
  { name, phone, relation, cap }: Invitation,
  range: CapRange,
): InvitationProblems {
  const digits = phoneDigits(phone);
  const parsed = parseCap(cap, range);
  const length = countCharacters(name.trim());
  return {
    name: length === 0 ? 'missing' : length > longestName ? 'too-long' : null,
    phone: phone.trim() === '' ? 'missing' : /^1\d{10}$/.test(digits) ? null : 'wrong',
    relation: relation === '' ? 'missing' : null,
    cap: parsed.ok ? null : parsed.reason,
  };
}
