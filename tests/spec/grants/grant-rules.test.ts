import { describe, expect, it } from 'vitest';
import { approverBar, mayRemind, rolesFor } from '@/domain/grants/approval-steps';
import { grantAfter, grantChanges, grantStates } from '@/domain/grants/grant-state';
import { endOfPayout, isPayable, paceOf, payoutFigures, rowProblems } from '@/domain/grants/payout';
import { tenths } from '@/domain/money';

const row = (state: 'waiting' | 'paid' | 'failed' | 'removed', money: number) => ({
  state,
  money: tenths(money),
});

describe('a payout', () => {
  it('counts those who are paid, failed and waiting apart, and nobody who was taken off the list', () => {
    const rows = [row('paid', 10), row('paid', 5), row('failed', 20), row('waiting', 40), row('removed', 80)];
    expect(payoutFigures(rows)).toEqual({
      people: 4,
      total: 75,
      paid: { people: 2, sum: 15 },
      failed: { people: 1, sum: 20 },
      waiting: { people: 1, sum: 40 },
    });
  });

  it('goes on for who waits or failed, and for nobody whom something keeps from being paid', () => {
    for (const state of ['waiting', 'failed'] as const) {
      expect(isPayable({ state, problem: null })).toBe(true);
      expect(rowProblems.filter((problem) => isPayable({ state, problem }))).toEqual(['failed']);
    }
    for (const state of ['paid', 'removed'] as const) expect(isPayable({ state, problem: null })).toBe(false);
  });

  it('ends once nobody waits, partly where one failed', () => {
    expect(endOfPayout([row('paid', 1), row('waiting', 1)])).toBeNull();
    expect(endOfPayout([row('paid', 1), row('failed', 1)])).toBe('finishPartly');
    expect(endOfPayout([row('paid', 1), row('removed', 1)])).toBe('finish');
  });

  it.each([
    [0, 500],
    [1, 500],
    [120, 500],
    [121, 495],
    [2_069, 28],
    [7_000, 8],
    [60_000, 1],
    [90_000, 1],
  ])('of %d people leaves %d ms between two, so that it takes about a minute at most', (rows, pace) => {
    expect(paceOf(rows)).toBe(pace);
  });
});

describe('an approval', () => {
  it('is that of finance too from the first tenth above 5,000 coins, for a grant alone', () => {
    expect(rolesFor('grant', tenths(50_000))).toEqual(['department']);
    expect(rolesFor('grant', tenths(50_001))).toEqual(['department', 'finance']);
    expect(rolesFor('activity', tenths(50_001))).toEqual(['department']);
  });

  it.each([
    ['owner', 'applicant'],
    ['paid', 'paid'],
    ['decider', 'decides'],
    ['free', null],
  ])('of %s is barred as %s', (usercode, bar) => {
    const request = { owner: 'owner', paid: ['owner', 'paid'], deciders: ['paid', 'decider'] };
    expect(approverBar(usercode, request)).toBe(bar);
  });

  it('may be reminded of once a day, from the full day on', () => {
    const day = 86_400_000;
    expect(mayRemind(null, 5)).toBe(true);
    expect(mayRemind(1_000, 999 + day)).toBe(false);
    expect(mayRemind(1_000, 1_000 + day)).toBe(true);
  });
});

describe('a request', () => {
  it('is changed by whom the change belongs to alone', () => {
    for (const change of grantChanges)
      for (const state of grantStates) {
        const may = (['owner', 'approver', 'gateway'] as const).filter((actor) =>
          (['grant', 'activity'] as const).some(
            (kind) => grantAfter({ kind, state }, change, actor) !== null,
          ),
        );
        expect(may.length).toBeLessThan(2);
      }
  });

  it('of an activity is never scheduled or paid out, and a grant is never booked', () => {
    const reached = (kind: 'grant' | 'activity') =>
      new Set(
        grantChanges.flatMap((change) =>
          grantStates.flatMap((state) =>
            (['owner', 'approver', 'gateway'] as const).map((actor) =>
              grantAfter({ kind, state }, change, actor),
            ),
          ),
        ),
      );
    expect(reached('grant').has('booked')).toBe(false);
    for (const state of ['scheduled', 'paying', 'stopped', 'partly', 'paid'] as const)
      expect(reached('activity').has(state)).toBe(false);
  });
});
