import { describe, expect, it } from 'vitest';
import { coinTopUpCard, coinTopUpList } from '@/api/endpoints/coin-top-up';
import { jdBeans, jdBeansUnbind } from '@/api/endpoints/jd-beans';
import { chen, Gateways, me } from '../../support/gateways/mock-gateways';

const phoneCard = 'TELE888800010050';
const beansCard = 'BEAN888800011000';
const wrong = 'LONG000000000000';
const redeem = (gateways: Gateways, code: string, key: string, as = me) =>
  gateways.say(coinTopUpCard, { code }, { key, as });

describe('the code of a card', () => {
  it('of phone credit credits the person’s own phone once, and moves no coins', async () => {
    const gateways = new Gateways();
    const before = await gateways.personalBalance(me);
    const said = await redeem(gateways, phoneCard, 'a');
    expect(said.data).toMatchObject({ gives: { kind: 'phone', yuan: 50, tail: '2111' } });
    expect((await redeem(gateways, phoneCard, 'a')).data).toEqual(said.data);
    expect(await redeem(gateways, phoneCard, 'b')).toMatchObject({ code: '5704' });
    expect(await gateways.personalBalance(me)).toBe(before);
    expect((await gateways.state()).feed[0]?.text).toBe('50 元话费已充到尾号 2111 的手机。');
  });

  it('of beans fills the bound JD account, and is refused without one, unused', async () => {
    const gateways = new Gateways();
    expect(await redeem(gateways, beansCard, 'a', chen)).toMatchObject({ code: '5706' });
    expect((await redeem(gateways, beansCard, 'b')).code).toBe('0000');
    expect((await gateways.data(jdBeans, {})).account?.beans).toBe(2_260);
    await gateways.say(jdBeansUnbind, {}, { key: 'u' });
    expect((await gateways.data(jdBeans, {})).account).toBeNull();
  });

  it('is in the list of its owner alone, by its end and with what it gave', async () => {
    const gateways = new Gateways();
    await redeem(gateways, phoneCard, 'a');
    gateways.real += 1_000;
    await redeem(gateways, 'LONG888800030066', 'b');
    const { records } = await gateways.data(coinTopUpList, {});
    expect(records).toMatchObject([
      { tail: '0066', gives: { kind: 'coins', money: 660 } },
      { tail: '0050', gives: { kind: 'phone', yuan: 50 } },
    ]);
    expect(JSON.stringify(records)).not.toContain(phoneCard);
    expect((await gateways.data(coinTopUpList, {}, { as: chen })).records).toEqual([]);
  });

  it('is refused for ten minutes after five that nobody has sold', async () => {
    const gateways = new Gateways();
    for (let count = 0; count < 5; count += 1)
      expect(await redeem(gateways, wrong, `w${count}`)).toMatchObject({ code: '5702' });
    expect(await redeem(gateways, phoneCard, 'a')).toMatchObject({
      code: '5707',
      message: '卡密输错太多次，请 10 分钟后再试',
    });
    expect((await redeem(gateways, phoneCard, 'b', chen)).code).toBe('0000');
    gateways.real += 10 * 60_000;
    expect((await redeem(gateways, 'TELE888800020100', 'c')).code).toBe('0000');
  });
});
