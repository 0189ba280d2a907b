import { expect, it } from 'vitest';
import { checkPause } from '@/areas/cashier/rules/check-pause';

it('an order is checked every 5 s for 50 s, every 15 s up to 200 s, and every minute from then on', () => {
  expect([0, 49_999, 50_000, 199_999, 200_000].map(checkPause)).toEqual([
    5_000, 5_000, 15_000, 15_000, 60_000,
  ]);
});
