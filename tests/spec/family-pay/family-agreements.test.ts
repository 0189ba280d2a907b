import { describe, expect, it } from 'vitest';
import { invitationProblems, parseCap } from '@/areas/family-pay/rules/invitation';
import {
  agreementAfter,
  agreementChanges,
  agreementStates,
  givesMore,
  isNearlySpent,
  needsProof,
  shareUsed,
  type AgreementChange,
  type AgreementSide,
  type AgreementState,
} from '@/domain/family-pay/agreement';
import { familyPeriod } from '@/domain/family-pay/family-period';
import { tenths } from '@/domain/money';
import { phoneDigits } from '@/domain/phone';

const legal: readonly [AgreementSide, AgreementState, AgreementChange, AgreementState, string | null][] = [
  ['member', 'invited', 'accept', 'active', null],
  ['member', 'invited', 'decline', 'ended', 'declined'],
  ['owner', 'invited', 'withdraw', 'ended', 'withdrawn'],
  ['owner', 'active', 'pause', 'paused', null],
  ['owner', 'paused', 'resume', 'active', null],
  ['owner', 'active', 'remove', 'ended', 'removed'],
  ['owner', 'paused', 'remove', 'ended', 'removed'],
  ['member', 'active', 'leave', 'ended', 'left'],
  ['member', 'paused', 'leave', 'ended', 'left'],
];

describe('an agreement by which a family member pays', () => {
  it.each(legal)('is changed by the %s while %s: %s leads to %s (%s)', (side, from, change, state, end) => {
    expect(agreementAfter(from, change, side)).toEqual({ state, end });
  });

  it('has no other change, from either side', () => {
    const found = agreementStates.flatMap((state) =>
      (['owner', 'member'] as const).flatMap((side) =>
        agreementChanges
          .filter((change) => agreementAfter(state, change, side) !== null)
          .map((change) => [side, state, change]),
      ),
    );
    const named = legal.map(([side, from, change]) => [side, from, change]);
    expect(new Set(found.map(String))).toEqual(new Set(named.map(String)));
  });

  it('needs the password where a member may spend again or more, and nowhere else', () => {
    expect(agreementChanges.filter(needsProof)).toEqual(['resume']);
    const now = { cap: tenths(5_000), resetDay: 1 };
    expect(givesMore(now, now)).toBe(false);
    expect(givesMore(now, { ...now, cap: tenths(4_999) })).toBe(false);
    expect(givesMore(now, { ...now, cap: tenths(5_001) })).toBe(true);
    expect(givesMore(now, { cap: tenths(4_000), resetDay: 21 })).toBe(true);
  });
});

describe('the period of a cap', () => {
  it.each([
    ['2026-11-21', 1, '2026-11-01', '2026-12-01'],
    ['2026-11-21', 21, '2026-11-21', '2026-12-21'],
    ['2026-11-20', 21, '2026-10-21', '2026-11-21'],
    ['2026-12-31', 15, '2026-12-15', '2027-01-15'],
    ['2027-01-14', 15, '2026-12-15', '2027-01-15'],
    ['2027-02-28', 28, '2027-02-28', '2027-03-28'],
  ])('on %s with reset day %i began on %s and ends on %s', (today, resetDay, from, next) => {
    expect(familyPeriod(resetDay, today)).toEqual({ from, next });
  });

  it.each([
    [0, 1_000, 0, false],
    [899, 1_000, 0.899, false],
    [900, 1_000, 0.9, true],
    [1_500, 1_000, 1, true],
  ])('of which %i of %i tenths are used shows a share of %d', (used, cap, share, isShort) => {
    const figures = { used: tenths(used), cap: tenths(cap) };
    expect(shareUsed(figures)).toBe(share);
    expect(isNearlySpent(figures)).toBe(isShort);
  });
});

describe('the share of a cap that is used', () => {
  const share = (used: number, cap: number) => shareUsed({ used: tenths(used), cap: tenths(cap) });

  it('is whole where nothing may be spent, and never more than whole', () => {
    expect([share(0, 0), share(5, 10), share(20, 10), share(0, 10)]).toEqual([1, 0.5, 1, 0]);
  });

  it('is nearly whole from nine tenths on', () => {
    const isNearly = (used: number) => isNearlySpent({ used: tenths(used), cap: tenths(1_000) });
    expect([isNearly(899), isNearly(900), isNearly(1_000)]).toEqual([false, true, true]);
  });
});

describe('an invitation', () => {
  const range = { least: tenths(100), most: tenths(50_000) };
  const fine = { name: '周一航', phone: '138 7093 1466', relation: '爱人', cap: '500', resetDay: 1 };

  it.each([
    ['', { ok: false, reason: 'empty' }],
    ['1e3', { ok: false, reason: 'illegal' }],
    ['0', { ok: false, reason: 'too-low' }],
    ['9.9', { ok: false, reason: 'too-low' }],
    ['10', { ok: true, cap: 100 }],
    ['５００．５', { ok: true, cap: 5_005 }],
    ['5000', { ok: true, cap: 50_000 }],
    ['5000.1', { ok: false, reason: 'too-high' }],
  ])('with the cap %s is read as %o', (typed, parsed) => {
    expect(parseCap(typed, range)).toEqual(parsed);
  });

  it.each([
    ['nothing wrong', {}, { name: null, phone: null, relation: null, cap: null }],
    [
      'nothing typed',
      { name: ' ', phone: '', relation: '', cap: '' },
      { name: 'missing', phone: 'missing', relation: 'missing', cap: 'empty' },
    ],
    ['a name that is too long', { name: '好'.repeat(21) }, { name: 'too-long' }],
    ['a short number', { phone: '1387093' }, { phone: 'wrong' }],
    ['a number of no mobile phone', { phone: '02138709314' }, { phone: 'wrong' }],
  ])('has %s', (_, changed, problems) => {
    expect(invitationProblems({ ...fine, ...changed }, range)).toMatchObject(problems);
  });

  it.each([
    ['+86 138-7093-1466', '13870931466'],
    ['１３８７０９３１４６６', '13870931466'],
    ['8613870931466', '13870931466'],
  ])('takes the number %s as %s', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits);
  });
});
