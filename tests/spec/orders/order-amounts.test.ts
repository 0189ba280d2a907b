import { describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { orderAmount } from '@/domain/orders/order-amount';

const money = tenths(12_685);
const paidWith = (coins: number, thirdParty: number, points: number) => ({
  coins: tenths(coins),
  thirdParty: tenths(thirdParty),
  points,
});

describe('the amount of an order', () => {
  it.each([
    ['coins', paidWith(12_685, 0, 0), [{ unit: 'coins', text: '1,268.5' }]],
    ['the card', paidWith(0, 12_685, 0), [{ unit: 'yuan', text: '1,268.5' }]],
    ['points', paidWith(0, 0, 126_850), [{ unit: 'points', text: '126,850' }]],
    [
      'all three, one of each at least',
      paidWith(1, 1, 1),
      [
        { unit: 'coins', text: '0.1' },
        { unit: 'yuan', text: '0.1' },
        { unit: 'points', text: '1' },
      ],
    ],
  ])('names what it was paid with and nothing else: %s', (_name, payment, parts) => {
    expect(orderAmount({ kind: 'mall', money, payment })).toEqual(parts);
  });

  it.each([
    ['no payment', null],
    ['a payment of nothing', paidWith(0, 0, 0)],
  ])('is the whole price in coins with %s', (_name, payment) => {
    expect(orderAmount({ kind: 'mall', money, payment })).toEqual([{ unit: 'coins', text: '1,268.5' }]);
  });

  it('is in yuan for coins that are bought and not yet paid', () => {
    expect(orderAmount({ kind: 'coins', money, payment: null })).toEqual([{ unit: 'yuan', text: '1,268.5' }]);
  });
});
