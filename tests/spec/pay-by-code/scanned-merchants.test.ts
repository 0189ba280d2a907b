import { describe, expect, it } from 'vitest';
import { queryMerchant, scanPay } from '@/api/endpoints/payment-code';
import { queryPayType } from '@/api/endpoints/wallet-user';
import { tenths, type Tenths } from '@/domain/money';
import { Gateways } from '../../support/gateways/mock-gateways';
import { Shop, shop } from '../../support/shop';

describe('a merchant whose code was scanned', () => {
  const pay = (gateways: Gateways, body: { code?: string; money?: Tenths; accountType?: 0 | 1 }) =>
    gateways.say(
      scanPay,
      { code: 'YUNSHAN01', accountType: 0, money: tenths(180), ...body },
      { key: `k${JSON.stringify(body)}` },
    );

  it('is found by its code in either case, with the amount if it set one', async () => {
    const gateways = new Gateways();
    const found = await gateways.data(queryMerchant, { code: 'yunshan01' });
    expect(found).toEqual({ merchant: shop, place: '云杉中心 1 楼', money: null });
    expect(await gateways.data(queryMerchant, { code: 'FRUIT04' })).toMatchObject({ money: 158 });
    expect(await gateways.data(queryMerchant, { code: 'NOBODY' })).toBeNull();
  });

  it('receives what the payer pays', async () => {
    const gateways = new Shop();
    expect((await pay(gateways, {})).code).toBe('0000');
    expect(await gateways.moved()).toEqual([180, 180]);
  });

  it.each([
    ['an unknown merchant', { code: 'NOBODY' }, '5504'],
    ['another amount than the merchant set', { code: 'FRUIT04' }, '5503'],
    ['coins of a team', { accountType: 1 }, '5501'],
    ['more than the limit of one payment', { money: tenths(20_001) }, '5112'],
    ['an amount that takes the password', { money: tenths(2001) }, '5111'],
  ] as const)('is not paid for %s', async (_, body, code) => {
    const gateways = new Shop();
    expect((await pay(gateways, body)).code).toBe(code);
    expect(await gateways.moved()).toEqual([0, 0]);
  });

  it('is not paid without enough coins, or by a person who has left', async () => {
    expect((await pay(new Gateways('poor'), {})).code).toBe('5110');
    expect((await pay(new Gateways('departed-me'), {})).code).toBe('5001');
    expect((await pay(new Gateways('no-account'), {})).code).toBe('5002');
  });

  it('requires the password above the limit of payments by code, and states that limit', async () => {
    const asked = { kind: 'code', accountType: 0, money: '200.1' } as const;
    const need = await new Gateways().data(queryPayType, asked);
    expect(need).toMatchObject({ reason: 'over-scene', free: { perPayment: 2_000 } });
  });
});
