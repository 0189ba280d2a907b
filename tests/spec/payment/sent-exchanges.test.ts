// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { WireDataOf } from '@/api/endpoint';
import { changyoyoExchange } from '@/api/endpoints/changyoyo';
import { coinTopUpCard, coinTopUpList } from '@/api/endpoints/coin-top-up';
import { pointsExchange, pointsExchangeList } from '@/api/endpoints/points';
import { tenths } from '@/domain/money';
import { cardTopUp, prepareCardTopUp } from '@/flows/payment/card/card-top-up';
import { exchangePayments, prepareExchange } from '@/flows/payment/exchange-payment';
import { cardCodeTyped } from '@/state/card-code';
import {
  cachedData,
  foundBy,
  payAtAFixedTime,
  payer,
  sentBy,
} from '../../support/payments/kinds-of-payments';
import { sampleOf } from '../../support/schema-sample';

type Records = WireDataOf<typeof pointsExchangeList>['records'];

payAtAFixedTime();

describe('an exchange of coins for points', () => {
  it.each([
    ['mall', pointsExchange],
    ['partner', changyoyoExchange],
  ] as const)('goes to the gateway of its kind, and balances are read again: %s', async (kind, endpoint) => {
    const isOutdated = cachedData();
    prepareExchange(payer, kind, tenths(105), 1_050);
    const flow = exchangePayments[kind];
    expect(flow.storedAttempt(payer)?.intent).toMatchObject({
      total: 105,
      recipients: [{ usercode: '', name: '', amount: 105 }],
    });
    const { calls, phase } = await sentBy(flow, [endpoint, sampleOf(endpoint.data)]);
    expect(calls).toEqual([{ name: endpoint.name, body: { money: '10.5', points: 1_050 } }]);
    expect(phase).toBe('done');
    expect(isOutdated()).toBe(true);
  });

  it('is another one for other points', () => {
    const key = () => exchangePayments.mall.storedAttempt(payer)?.intent.key;
    prepareExchange(payer, 'mall', tenths(105), 1_050);
    const first = key();
    prepareExchange(payer, 'mall', tenths(105), 1_050);
    expect(key()).toBe(first);
    prepareExchange(payer, 'mall', tenths(105), 1_060);
    expect(key()).not.toBe(first);
  });

  const newest = {
    id: 'E1',
    kind: 'mall',
    time: '2026-11-21 09:41:00',
    money: 10.5,
    points: 1_050,
    balance: 3,
  } as const;
  const found = (records: Records) => {
    prepareExchange(payer, 'mall', tenths(105), 1_050);
    return foundBy(exchangePayments.mall, [[pointsExchangeList, { total: records.length, records }]]);
  };

  it('whose answer is lost is the newest one of its kind, where that has its coins and points', async () => {
    const { id, asked } = await found([newest]);
    expect(id).toBe('E1');
    expect(asked?.body).toEqual({ kind: 'mall', page: 1, size: 1 });
  });

  it('may seem 10 s older than it is', async () => {
    expect(await found([{ ...newest, time: '2026-11-21 09:40:50' }])).toMatchObject({ id: 'E1' });
  });

  it.each<[string, Records]>([
    ['there is none', []],
    ['it took other coins', [{ ...newest, money: 10.6 }]],
    ['it gave other points', [{ ...newest, points: 1_051 }]],
    ['it is older than the clocks may differ', [{ ...newest, time: '2026-11-21 09:40:49' }]],
  ])('is not found where %s', async (_, records) => {
    expect(await found(records)).toMatchObject({ id: null });
  });
});

describe('a card turned into coins', () => {
  const code = 'ABCD2345EFGH6789';
  const prepare = (typed = code) => {
    prepareCardTopUp(payer, code);
    cardCodeTyped(typed);
  };

  it('is sent by the code as it is typed, of which the end alone is stored', async () => {
    const isOutdated = cachedData();
    prepare('abcd 2345 efgh 6789');
    expect(localStorage.getItem('settlements')).not.toContain('EFGH');
    expect(cardTopUp.storedAttempt(payer)?.intent).toMatchObject({ content: { tail: '6789' }, total: 0 });
    const { calls, phase } = await sentBy(cardTopUp, [coinTopUpCard, sampleOf(coinTopUpCard.data)]);
    expect(calls).toEqual([{ name: coinTopUpCard.name, body: { code } }]);
    expect(phase).toBe('done');
    expect(isOutdated()).toBe(true);
  });

  it('is sent without a code where none is typed any more, so that the gateway refuses it', async () => {
    prepare('');
    const { calls } = await sentBy(cardTopUp, [coinTopUpCard, null, '7001']);
    expect(calls).toEqual([{ name: coinTopUpCard.name, body: { code: '' } }]);
  });

  const gives = { kind: 'coins' as const, money: tenths(10) };
  const record = { by: 'card', id: 'C1', tail: '6789', time: '2026-11-21 09:41:00', gives } as const;
  type TopUps = WireDataOf<typeof coinTopUpList>['records'];

  it.each<[string | null, TopUps]>([
    ['C1', [{ ...record, id: 'C0', tail: '6780' }, record]],
    ['C1', [{ ...record, time: '2026-11-21 09:40:59' }]],
    [null, [{ ...record, time: '2026-11-21 09:40:58' }]],
    [null, [{ ...record, tail: '6780' }]],
    [null, [{ by: 'order', id: 'C2', money: tenths(10), time: record.time, state: 'paid' }]],
    [null, []],
  ])('is found as %s by the end of its code and its time, up to a second before', async (id, records) => {
    prepare();
    expect(await foundBy(cardTopUp, [[coinTopUpList, { records }]])).toMatchObject({ id });
  });
});
