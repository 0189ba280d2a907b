import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentMethods, splitOrder } from '@/domain/cashier/order-split';
import { tenths } from '@/domain/money';
import { seed } from '../../properties/seed';

const offer = { points: 1_200, money: tenths(120) };
const total = tenths(3_280);

describe('an order’s total', () => {
  it('is paid by coins after what points pay', () => {
    expect(splitOrder({ total, method: 'coins', offer, available: tenths(26_805) })).toEqual({
      points: 1_200,
      pointsMoney: 120,
      coins: 3_160,
      thirdParty: 0,
      missing: 0,
    });
  });

  it('says how many coins are missing where the account has too few', () => {
    const split = splitOrder({ total, method: 'coins', offer: null, available: tenths(2_000) });
    expect(split).toMatchObject({ coins: 3_280, missing: 1_280 });
  });

  it('is filled up by the third party where the coins do not reach', () => {
    const split = splitOrder({ total, method: 'coins-and-card', offer, available: tenths(2_000) });
    expect(split).toMatchObject({ coins: 2_000, thirdParty: 1_160, missing: 0 });
  });

  it('takes no coins of an overdrawn account, and none where a third party pays alone', () => {
    const overdrawn = splitOrder({ total, method: 'coins-and-card', offer: null, available: tenths(-500) });
    expect(overdrawn).toMatchObject({ coins: 0, thirdParty: 3_280 });
    const card = splitOrder({ total, method: 'card', offer: null, available: tenths(26_805) });
    expect(card).toMatchObject({ coins: 0, thirdParty: 3_280 });
  });

  it('may be paid by points alone, and takes none that are worth nothing', () => {
    const whole = splitOrder({ total: tenths(120), method: 'coins', offer, available: tenths(0) });
    expect(whole).toEqual({ points: 1_200, pointsMoney: 120, coins: 0, thirdParty: 0, missing: 0 });
    const nothing = { points: 50, money: tenths(0) };
    expect(splitOrder({ total, method: 'coins', offer: nothing, available: total }).points).toBe(0);
    const smallest = { points: 10, money: tenths(1) };
    expect(splitOrder({ total, method: 'coins', offer: smallest, available: total })).toMatchObject({
      points: 10,
      coins: 3_279,
    });
  });

  it('takes no points that are worth more than itself', () => {
    const large = { points: 50_000, money: tenths(5_000) };
    expect(splitOrder({ total, method: 'coins', offer: large, available: total })).toMatchObject({
      points: 0,
      coins: 3_280,
    });
  });

  it(`is the sum of its parts to the tenth, none of them below zero (SEED=${seed})`, () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(
        fc.record({
          total: amount,
          way: fc.constantFrom(...paymentMethods),
          offer: fc.option(fc.record({ points: amount, money: fc.integer({ min: 0, max: 1_000_000 }) })),
          available: fc.integer({ min: -1_000_000, max: 1_000_000 }),
        }),
        ({ total, way: method, offer, available }) => {
          const split = splitOrder({
            total: tenths(total),
            method,
            offer: offer === null ? null : { points: offer.points, money: tenths(offer.money) },
            available: tenths(available),
          });
          const parts = [split.coins, split.thirdParty, split.pointsMoney];
          expect(parts.reduce((sum: number, part) => sum + part, 0)).toBe(total);
          expect(Math.min(...parts, split.missing, split.points)).toBeGreaterThanOrEqual(0);
        },
      ),
      { seed },
    );
  });
});
