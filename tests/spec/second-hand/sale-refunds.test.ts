import { describe, expect, it } from 'vitest';
import { chen, me, pinned, zhou } from '../../support/gateways/mock-gateways';
import { day, saleIn, type SaleState } from '../../support/sales';

/** Who is told of what, and the beginning or end of the words. */
const told: readonly (readonly [SaleState, string, string])[] = [
  ['paid', chen, '林晓禾买下了长柄雨伞并已付款'],
  ['takingBack', chen, '林晓禾取回了长柄雨伞的龙币，请不要再交付'],
  ['handedOver', me, '陈思远已把长柄雨伞交给你'],
  ['claimed', chen, '林晓禾申请退回长柄雨伞的龙币，请在两天内答复'],
  ['agreed', me, '陈思远同意退回长柄雨伞的龙币'],
  ['refused', me, '陈思远没有同意退回长柄雨伞的龙币'],
  ['received', chen, '长柄雨伞 已卖出，龙币已到你的个人账户'],
  ['rated', chen, '林晓禾对长柄雨伞的评价：好评'],
];

describe('the other side', () => {
  it.each(told)('is told at once of a sale that is %s', async (state, to, words) => {
    const { market } = await saleIn(state, pinned);
    const [newest] = (await market.state()).feed.filter(({ kind }) => kind === 'notice');
    expect(newest).toMatchObject({ to, time: pinned });
    expect(newest?.text).toContain(words);
    expect(newest?.link).toBe(`/second-hand-orders?group=${to === me ? 'bought' : 'sold'}`);
  });

  it('and the buyer too are told that nobody answered', async () => {
    const { market, item } = await saleIn('unanswered', pinned);
    await market.item(item);
    const notices = (await market.state()).feed.filter(({ text }) => text.includes('两天没有答复'));
    expect(notices.map(({ to }) => to).sort()).toEqual([me, chen]);
  });
});

describe('a refund after the hand-over', () => {
  it('waits for two days to the millisecond, and comes back within a minute then', async () => {
    const { market, id } = await saleIn('claimed', pinned);
    market.real += 2 * day - 1;
    expect((await market.rows('sold', chen))[0]?.order?.answerBefore).toBe('2026-11-23 09:41:00');
    market.real += 1;
    expect((await market.rows('sold', chen))[0]?.order?.answerBefore).toBeNull();
    expect((await market.order(id)).state).toBe('refunding');
    market.real += 60_000;
    expect((await market.order(id)).state).toBe('refunded');
  });

  it('stops the days until the receipt while it waits', async () => {
    const { market, id } = await saleIn('claimed', pinned);
    market.real += day;
    await market.answer(id, false);
    expect((await market.rows('bought'))[0]?.order?.receivedBefore).toBe('2026-11-29 09:41:00');
    market.real = pinned + 8 * day - 1;
    expect((await market.order(id)).state).toBe('shipped');
    market.real += 1;
    const [row] = await market.rows('sold', chen);
    expect(row?.order).toMatchObject({ state: 'received' });
    expect(row?.order?.events.at(-1)?.what).toBe('countedReceived');
  });

  it('says before it is asked for that the seller has to agree, and before the hand-over that nobody has', async () => {
    const paid = await saleIn('paid', pinned);
    expect((await paid.market.order(paid.id)).refund?.needsSeller).toBe(false);
    await paid.market.handOver(paid.id);
    expect((await paid.market.order(paid.id)).refund?.needsSeller).toBe(true);
  });

  it('that the seller refused is not asked for again, and the gateway says why', async () => {
    const { market, id } = await saleIn('refused', pinned);
    expect((await market.order(id)).refund).toBeNull();
    expect((await market.refund(id)).message).toBe('卖家没有同意退款，有疑问请联系客服');
  });
});

describe('the records of both', () => {
  it('keep a sale that came back beside the next one of the same item, each under the name it was sold by', async () => {
    const { market, item, id } = await saleIn('takenBack', pinned);
    await market.save({ id: item, title: '长柄雨伞，降价' });
    const next = await market.bought(item, zhou);
    const sold = await market.rows('sold', chen);
    expect(sold.map(({ order, item: { title } }) => [order?.id, order?.partner, title])).toEqual(
      expect.arrayContaining([
        [next, '周一航', '长柄雨伞，降价'],
        [id, '林晓禾', '长柄雨伞'],
      ]),
    );
    expect((await market.rows('bought')).map(({ order }) => order?.id)).toEqual([id]);
    expect((await market.item(item)).order).toBeNull();
    expect((await market.item(item, zhou)).order?.id).toBe(next);
  });

  it('count a sale once it is received, and praise once it is given', async () => {
    const before = await saleIn('paid', pinned);
    const { seller: start } = await before.market.item(before.item);
    const { market, item, id } = await saleIn('received', pinned);
    expect((await market.item(item)).seller).toMatchObject({ sold: start.sold + 1, praised: start.praised });
    await market.rate(id, true);
    await market.rate(id, true);
    expect((await market.item(item)).seller.praised).toBe(start.praised + 1);
    expect((await market.rate(id, false)).code).toBe('5961');
  });
});
