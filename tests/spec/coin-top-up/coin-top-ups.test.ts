import { describe, expect, it } from 'vitest';
import { payment } from '@/api/endpoints/cashier';
import { coinTopUpCard, coinTopUpList, coinTopUpOptions, coinTopUpOrder } from '@/api/endpoints/coin-top-up';
import { tenths, type Tenths } from '@/domain/money';
import { cardCodeOf } from '@/domain/top-up';
import { CashierShop } from '../../support/cashier';
import { chen, me } from '../../support/gateways/mock-gateways';

const code = 'LONG888800010100';
const redeem = (gateways: CashierShop, typed: string, key: string, as = me) =>
  gateways.say(coinTopUpCard, { code: typed }, { key, as });

describe('the code of a card', () => {
  it.each([
    ['long 8888 0001 0100', code],
    ['LONG-8888-0001-0100', code],
    ['ＬＯＮＧ８８８８０００１０１００', null],
    ['LONG８８８８０００１０１００', code],
    ['LONG88880001010', null],
    ['LONG8888000101000', null],
    ['LONG8888000101￥0', null],
  ])('is read from %s', (typed, read) => {
    expect(cardCodeOf(typed)).toBe(read);
  });

  it('gives its coins once, whoever tries it again', async () => {
    const gateways = new CashierShop();
    const before = await gateways.personalBalance(me);
    expect((await redeem(gateways, code, 'a')).code).toBe('0000');
    expect((await redeem(gateways, code, 'a')).code).toBe('0000');
    expect((await redeem(gateways, code, 'b')).code).toBe('5704');
    expect((await redeem(gateways, code, 'c', chen)).code).toBe('5704');
    expect(await gateways.personalBalance(me)).toBe(before + 1_000);
    expect((await gateways.balances()).sum).toBe(0);
  });

  it.each([
    ['LONG000000000000', '5702'],
    ['LONG202400040100', '5703'],
  ])('%s is refused', async (typed, refusal) => {
    expect((await redeem(new CashierShop(), typed, 'a')).code).toBe(refusal);
  });

  it('is refused for somebody who has left, and without an account', async () => {
    expect((await redeem(new CashierShop('departed-me'), code, 'a')).code).toBe('5001');
    expect((await redeem(new CashierShop('no-account'), code, 'a')).code).toBe('5002');
  });
});

describe('coins that are ordered', () => {
  const order = (gateways: CashierShop, money: Tenths) =>
    gateways.data(coinTopUpOrder, { money }, { key: `o${money}` });

  it('arrive once the third party has been paid, and are in the list of top-ups', async () => {
    const gateways = new CashierShop();
    const before = await gateways.personalBalance(me);
    const { id } = await order(gateways, tenths(2000));
    const parts = { way: 'card', coins: tenths(0), thirdParty: tenths(2000) } as const;
    expect((await gateways.pay(id, parts)).code).toBe('0000');
    expect(await gateways.personalBalance(me)).toBe(before);
    await gateways.thirdParty(id, 'paid');
    expect(await gateways.personalBalance(me)).toBe(before + 2_000);
    const { records } = await gateways.data(coinTopUpList, {});
    expect(records).toMatchObject([{ by: 'order', id, money: 2_000, state: 'paid' }]);
  });

  it('are not paid with coins', async () => {
    const gateways = new CashierShop();
    const { id } = await order(gateways, tenths(200));
    expect((await gateways.pay(id, { coins: tenths(200) })).code).toBe('5605');
    expect(payment.encrypted).toBe(true);
  });

  it('are within the range that is offered', async () => {
    const gateways = new CashierShop();
    const { least, most } = await gateways.data(coinTopUpOptions, {});
    expect([least, most]).toEqual([10, 50_000]);
    expect(await gateways.say(coinTopUpOrder, { money: tenths(9) }, { key: 'x' })).toMatchObject({
      code: '5701',
    });
    expect(await gateways.say(coinTopUpOrder, { money: tenths(50_001) }, { key: 'y' })).toMatchObject({
      code: '5701',
    });
  });
});
