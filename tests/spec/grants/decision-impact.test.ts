import { describe, expect, it } from 'vitest';
import { impactOf, samePeople } from '@/areas/grants/rules/impact';
import { tenths } from '@/domain/money';

describe('the impact of a decision', () => {
  it('is what the account has left after it, and after all others that wait', () => {
    const impact = impactOf({ balance: tenths(1_000), change: tenths(-300), others: tenths(200) });
    expect(impact).toEqual({ after: 700, afterAll: 500 });
  });

  it('is below zero where coins are missing, and adds a budget', () => {
    const change = (amount: number) =>
      impactOf({ balance: tenths(100), change: tenths(amount), others: tenths(50) });
    expect(change(-300)).toEqual({ after: -200, afterAll: -250 });
    expect(change(300)).toEqual({ after: 400, afterAll: 350 });
  });
});

it('the recent grants to some of the same people come by how many they are, and none to others alone', () => {
  const recent = [
    { id: 'none', usercodes: ['U8', 'U9'] },
    { id: 'one', usercodes: ['U1', 'U9'] },
    { id: 'three', usercodes: ['U1', 'U2', 'U3'] },
    { id: 'two', usercodes: ['U9', 'U2', 'U3'] },
  ];
  const found = samePeople(['U1', 'U2', 'U3', 'U4'], recent);
  expect(found.map(({ grant, count }) => [grant.id, count])).toEqual([
    ['three', 3],
    ['two', 2],
    ['one', 1],
  ]);
});
