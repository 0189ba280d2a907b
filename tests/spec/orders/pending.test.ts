import { describe, expect, it } from 'vitest';
import { requestPending } from '@/areas/grants/rules/request-pending';
import { prizePending } from '@/areas/prizes/rules/prize-pending';
import { toMoment } from '@/domain/business-time';
import { grantStates } from '@/domain/grants/grant-state';
import { groupOf, orderKinds } from '@/domain/orders/order-kind';
import { orderPending, salePending } from '@/domain/orders/order-pending';
import { orderStates } from '@/domain/orders/order-state';
import { daysAhead, isYours, type PendingStep } from '@/domain/pending';
import { prizeStates } from '@/domain/prizes/prize';
import { pinned } from '../../support/gateways/mock-gateways';

const at = toMoment(pinned);
const later = toMoment(pinned + 3_600_000);
const order = {
  createdAt: at,
  payBefore: later,
  owed: null,
  payment: { paidAt: at },
  shippedAt: at,
  receivedBefore: later,
  refundAskedAt: at,
  answerBefore: null,
};
const rows = orderKinds.flatMap((kind) => orderStates.map((state) => ({ kind, state })));

describe('who has an order', () => {
  it.each(rows)(
    'of the kind $kind in the state $state is said until nothing is to come',
    ({ kind, state }) => {
      const found = orderPending({ ...order, kind, state });
      const isOver = groupOf(kind, state) === 'done' || groupOf(kind, state) === null || state === 'refunded';
      expect(found === null).toBe(isOver);
      if (found !== null) expect(found.since).toBe(at);
    },
  );

  it.each([
    ['mall', 'created', 'pay', at, later],
    ['mall', 'paying', 'confirmPayment', at, null],
    ['mall', 'paid', 'ship', at, later],
    ['flash-sale', 'paid', 'ship', at, later],
    ['second-hand', 'paid', 'handOver', at, later],
    ['top-up', 'paid', 'credit', at, later],
    ['mall', 'shipped', 'parcel', at, later],
    ['second-hand', 'shipped', 'confirmReceipt', at, later],
    ['mall', 'refunding', 'refund', at, null],
  ] as const)(
    'of the kind %s in the state %s is told by the step %s, since when and until when',
    (kind, state, step, since, until) => {
      expect(orderPending({ ...order, kind, state })).toEqual({ step, name: '', since, until });
    },
  );

  it('gives no time since which it waits where the payment has none', () => {
    expect(orderPending({ ...order, kind: 'mall', state: 'paid', payment: null })?.since).toBeNull();
  });

  it('takes the time by which a top-up is credited before the time by which it is received', () => {
    const before = toMoment(pinned + 60_000);
    const topUp = { ...order, kind: 'top-up', state: 'paid' } as const;
    expect(orderPending({ ...topUp, creditBefore: before })?.until).toBe(before);
    expect(orderPending({ ...topUp, creditBefore: null })?.until).toBe(later);
  });

  it.each([
    ['paid', null, 'giveItem', later],
    ['shipped', null, 'buyerReceipt', later],
    ['refunding', null, 'refund', null],
    ['refunding', later, 'answerBuyer', later],
  ] as const)('tells the seller of a sale in the state %s, to be answered by %s: %s', (...row) => {
    const [state, answerBefore, step, until] = row;
    const sale = salePending({ state, receivedBefore: later, answerBefore });
    expect(sale).toEqual({ step, name: '', since: null, until });
  });

  it.each(['created', 'paying', 'received', 'closed', 'refunded'] as const)(
    'tells the seller nothing of a sale in the state %s',
    (state) => {
      expect(salePending({ state, receivedBefore: later, answerBefore: later })).toBeNull();
    },
  );

  it('is its buyer while it is to be paid, with the time until which', () => {
    for (const kind of orderKinds) {
      const unpaid = orderPending({ ...order, kind, state: 'created' });
      const half = orderPending({ ...order, kind, state: 'paying', owed: {} });
      for (const found of [unpaid, half]) {
        expect(found !== null && isYours(found)).toBe(true);
        expect(found?.until).toBe(later);
      }
    }
  });

  it('is the seller while a refund waits for the answer', () => {
    const asked = { ...order, state: 'refunding', answerBefore: later } as const;
    expect(orderPending({ ...asked, kind: 'second-hand' })).toMatchObject({
      step: 'answerRefund',
      until: later,
    });
    const sale = salePending(asked);
    expect(sale).toMatchObject({ step: 'answerBuyer', until: later });
    expect(sale !== null && isYours(sale)).toBe(true);
  });

  it('is one side of a sale alone, in every state', () => {
    for (const state of orderStates) {
      const bought = orderPending({ ...order, state, kind: 'second-hand' });
      const sold = salePending({ ...order, state });
      if (bought !== null && sold !== null && isYours(bought)) expect(isYours(sold)).toBe(false);
    }
  });
});

describe('who has a request for a grant', () => {
  const request = { submittedAt: at, date: '2026-12-01', step: 0, steps: [{ approver: { name: '周一航' } }] };
  const ended = ['withdrawn', 'booked', 'paid'];

  it.each(grantStates)('in the state %s is said until it has ended', (state) => {
    expect(requestPending({ ...request, state }, false) === null).toBe(ended.includes(state));
  });

  it('says the step that is due in every state, and until when a grant waits for its day', () => {
    const of = (changes: object) => requestPending({ ...request, state: 'pending', ...changes }, false);
    expect(of({ state: 'refused' })?.step).toBe('resubmit');
    expect(of({ state: 'scheduled' })).toMatchObject({ step: 'payDay', until: '2026-12-01 00:00:00' });
    expect(of({ state: 'scheduled', date: null })).toMatchObject({ step: 'payDay', until: null });
    expect(of({ state: 'paying' })?.step).toBe('payOut');
    expect(of({ state: 'stopped' })?.step).toBe('goOn');
    expect(of({ state: 'partly' })?.step).toBe('goOn');
    expect(of({ steps: [] })).toMatchObject({ step: 'approve', name: '' });
  });

  it('is the approver of the due step, by name, who reads that it is theirs', () => {
    expect(requestPending({ ...request, state: 'pending' }, false)).toMatchObject({
      name: '周一航',
      since: at,
    });
    const own = requestPending({ ...request, state: 'pending' }, true);
    expect(own !== null && isYours(own)).toBe(true);
  });
});

it.each(prizeStates)('a prize in the state %s says who has it until it has arrived or expired', (state) => {
  const found = prizePending({ state, wonAt: at, claimUntil: later, claimedAt: at });
  expect(found === null).toBe(state === 'arrived' || state === 'lapsed');
});

describe('what is under way', () => {
  const own: readonly PendingStep[] = [
    ...(['pay', 'payRest', 'confirmReceipt', 'giveItem', 'answerBuyer'] as const),
    ...(['decide', 'resubmit', 'goOn', 'claim'] as const),
  ];
  const others: readonly PendingStep[] = [
    ...(['confirmPayment', 'ship', 'handOver', 'credit', 'parcel', 'answerRefund', 'refund'] as const),
    ...(['buyerReceipt', 'approve', 'payDay', 'payOut', 'prize'] as const),
  ];

  it.each(own)('is the person’s where they have to %s', (step) => {
    expect(isYours({ step })).toBe(true);
  });

  it.each(others)('is not the person’s while another has to %s', (step) => {
    expect(isYours({ step })).toBe(false);
  });
});

describe('the time that is left', () => {
  it.each([
    [23, null],
    [24, { days: 1, hours: 0 }],
    [152, { days: 6, hours: 8 }],
    [-5, null],
  ])('of %d hours is said in days and hours only from a day on', (hours, said) => {
    expect(daysAhead(hours * 3_600_000 + 1)).toEqual(said);
  });
});
