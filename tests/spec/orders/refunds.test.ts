import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { isDeletable } from '@/domain/orders/order-kind';
import {
  areLeft,
  isWholeRefund,
  linesLeft,
  refundParts,
  type RefundBasis,
  type RefundParts,
} from '@/domain/orders/refund';
import { refundLedger } from '@/domain/orders/refund-ledger';

/** A backpack and two cups, with a coupon of 20 and 1,200 points, as it was paid. */
const order: RefundBasis = {
  lines: [
    { variant: 'pack', price: tenths(2_680), count: 1 },
    { variant: 'cup', price: tenths(395), count: 2 },
  ],
  money: tenths(3_270),
  deliveryFee: tenths(0),
  hasCoupon: true,
  paid: { coins: tenths(3_150), thirdParty: tenths(0), points: 1_200, pointsMoney: tenths(120) },
  refunds: [],
};

const cup = [{ variant: 'cup', count: 1 }];

describe('a refund', () => {
  it('of some pieces brings their share of what was paid after the coupon, which stays with the rest', () => {
    // 39.5 of 347.0, of the 327.0 that were paid: 37.2.
    expect(refundParts(order, cup)).toEqual({
      coins: 359,
      thirdParty: 0,
      points: 130,
      pointsMoney: 13,
      coupon: false,
    });
  });

  it('of some pieces of an order that cost nothing brings nothing', () => {
    const paid = { coins: tenths(0), thirdParty: tenths(0), points: 0, pointsMoney: tenths(0) };
    expect(refundParts({ ...order, money: tenths(0), paid }, cup)).toEqual({ ...paid, coupon: false });
  });

  it('of everything brings coins, points and coupon back', () => {
    expect(refundParts(order, [])).toEqual({ ...order.paid, coupon: true });
    expect(
      isWholeRefund(order, [
        { variant: 'pack', count: 1 },
        { variant: 'cup', count: 2 },
      ]),
    ).toBe(true);
  });

  it('keeps the points of a share in whole points, rounded down', () => {
    const odd = { ...order, paid: { ...order.paid, points: 1_205 } };
    expect(refundParts(odd, cup)).toMatchObject({ points: 130, pointsMoney: 13 });
  });

  it('takes each piece once', () => {
    const due = refundParts(order, cup);
    const after = { ...order, refunds: [{ lines: cup, due }] };
    expect(linesLeft(after)).toEqual([
      { variant: 'pack', count: 1 },
      { variant: 'cup', count: 1 },
    ]);
    expect(areLeft(after, cup)).toBe(true);
    expect(areLeft(after, [{ variant: 'cup', count: 2 }])).toBe(false);
  });

  it('brings the delivery fee back with the last piece only', () => {
    const small: RefundBasis = {
      ...order,
      lines: [{ variant: 'cup', price: tenths(395), count: 2 }],
      money: tenths(850),
      deliveryFee: tenths(60),
      hasCoupon: false,
      paid: { coins: tenths(850), thirdParty: tenths(0), points: 0, pointsMoney: tenths(0) },
    };
    const first = refundParts(small, cup);
    expect(first.coins).toBe(395);
    expect(refundParts({ ...small, refunds: [{ lines: cup, due: first }] }, cup).coins).toBe(455);
  });

  it('never brings more of anything than was paid, and all together bring exactly that, in whatever pieces', () => {
    const someOrder = fc
      .record({
        lines: fc.array(
          fc.record({ price: fc.integer({ min: 1, max: 5_000 }), count: fc.integer({ min: 1, max: 4 }) }),
          {
            minLength: 1,
            maxLength: 4,
          },
        ),
        fee: fc.integer({ min: 0, max: 60 }),
        offShare: fc.double({ min: 0, max: 0.99, noNaN: true }),
        pointShare: fc.double({ min: 0, max: 1, noNaN: true }),
        cardShare: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ lines, fee, offShare, pointShare, cardShare }): RefundBasis => {
        const goods = lines.reduce((total, { price, count }) => total + price * count, 0);
        const money = goods + fee - Math.floor(goods * offShare * 0.9);
        const pointsMoney = Math.floor((money * pointShare) / 10);
        const thirdParty = Math.floor((money - pointsMoney) * cardShare);
        return {
          lines: lines.map(({ price, count }, index) => ({
            variant: `v${index}`,
            price: tenths(price),
            count,
          })),
          money: tenths(money),
          deliveryFee: tenths(fee),
          hasCoupon: offShare > 0,
          paid: {
            coins: tenths(money - pointsMoney - thirdParty),
            thirdParty: tenths(thirdParty),
            points: pointsMoney * 10,
            pointsMoney: tenths(pointsMoney),
          },
          refunds: [],
        };
      });
    fc.assert(
      fc.property(someOrder, fc.array(fc.nat(), { maxLength: 12 }), (start, picks) => {
        let basis = start;
        const take = (lines: { variant: string; count: number }[]) => {
          const due = refundParts(basis, lines);
          for (const part of [due.coins, due.thirdParty, due.points, due.pointsMoney])
            expect(part).toBeGreaterThanOrEqual(0);
          expect(due.coupon).toBe(isWholeRefund(basis, lines) && basis.hasCoupon);
          basis = { ...basis, refunds: [...basis.refunds, { lines, due }] };
        };
        for (const pick of picks) {
          const left = linesLeft(basis);
          const line = left[pick % Math.max(1, left.length)];
          if (line !== undefined) take([{ variant: line.variant, count: 1 + (pick % line.count) }]);
        }
        if (linesLeft(basis).length > 0) take(linesLeft(basis));
        const total = (part: 'coins' | 'thirdParty' | 'points' | 'pointsMoney') =>
          basis.refunds.reduce((sum, { due }) => sum + due[part], 0);
        const { coins, thirdParty, points, pointsMoney } = start.paid;
        expect([total('coins'), total('thirdParty'), total('points'), total('pointsMoney')]).toEqual([
          coins,
          thirdParty,
          points,
          pointsMoney,
        ]);
      }),
    );
  });
});

describe('the refund ledger', () => {
  const { paid } = order;
  const payment = { coins: paid.coins, thirdParty: paid.thirdParty, points: paid.points };
  const due = refundParts(order, cup);
  const of = (refunds: { due: RefundParts; back: RefundParts | null }[], isWhole = false) =>
    refundLedger({ payment, hasCoupon: true, isWhole, refunds });

  it('has what is on its way apart from what is back, and the coins that the order keeps', () => {
    expect(of([{ due, back: null }]).rows[0]).toEqual({
      account: 'coins',
      out: 3_150,
      back: 0,
      coming: 359,
      missing: 0,
    });
    expect(of([{ due, back: null }]).kept).toBe(2_791);
    expect(of([{ due, back: due }])).toMatchObject({
      rows: [{ back: 359, coming: 0, missing: 0 }, {}, {}],
      kept: 2_791,
    });
  });

  it('names what did not come back', () => {
    const whole = refundParts(order, []);
    const short = of([{ due: whole, back: { ...whole, points: 1_000, coupon: false } }], true);
    expect(short.rows.map(({ account, missing }) => [account, missing])).toEqual([
      ['coins', 0],
      ['points', 200],
      ['coupon', 1],
    ]);
    expect(short.kept).toBe(0);
  });

  it('of single pieces says what came back short of what was due, which the order does not keep', () => {
    const short = of([{ due, back: { ...due, coins: tenths(300), points: 100 } }]);
    expect(short.rows).toEqual([
      { account: 'coins', out: 3_150, back: 300, coming: 0, missing: 59 },
      { account: 'points', out: 1_200, back: 100, coming: 0, missing: 30 },
      { account: 'coupon', out: 1, back: 0, coming: 0, missing: 0 },
    ]);
    expect(short.kept).toBe(2_791);
  });

  it('of everything counts as missing what was paid and is in no refund', () => {
    const missingOf = (refunds: { due: RefundParts; back: RefundParts | null }[]) =>
      of(refunds, true).rows.map(({ missing }) => missing);
    expect(missingOf([])).toEqual([3_150, 1_200, 1]);
    expect(missingOf([{ due, back: null }])).toEqual([2_791, 1_070, 1]);
  });

  it('has the coupon back once', () => {
    const whole = refundParts(order, []);
    expect(of([{ due: whole, back: whole }], true).rows[2]).toEqual({
      account: 'coupon',
      out: 1,
      back: 1,
      coming: 0,
      missing: 0,
    });
  });

  it('has card money in the row of the card', () => {
    const card = { coins: tenths(0), thirdParty: tenths(1_250), points: 0 };
    const parts = { ...due, ...card, coupon: false };
    const refunds = [{ due: parts, back: parts }];
    expect(refundLedger({ payment: card, hasCoupon: false, isWhole: true, refunds })).toEqual({
      rows: [{ account: 'card', out: 1_250, back: 1_250, coming: 0, missing: 0 }],
      kept: 0,
    });
  });

  it('has no row while nothing was paid', () => {
    const unpaid = { payment: null, hasCoupon: false, isWhole: false, refunds: [] };
    expect(refundLedger(unpaid)).toEqual({ rows: [], kept: 0 });
  });

  it('leaves accounts out that paid nothing', () => {
    expect(of([]).rows.map(({ account }) => account)).toEqual(['coins', 'points', 'coupon']);
  });
});

describe('an order can be deleted', () => {
  it('once it is done, closed or paid back, and at no other time', () => {
    expect(isDeletable('mall', 'received')).toBe(true);
    expect(isDeletable('cashier', 'paid')).toBe(true);
    expect(isDeletable('mall', 'closed')).toBe(true);
    expect(isDeletable('mall', 'refunded')).toBe(true);
    for (const state of ['created', 'paying', 'shipped', 'refunding'] as const)
      expect(isDeletable('mall', state)).toBe(false);
    expect(isDeletable('mall', 'paid')).toBe(false);
    expect(isDeletable('cashier', 'refunded')).toBe(true);
  });
});
