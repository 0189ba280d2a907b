import * as endpoints from '@/api/endpoints/bill';
import type { AccountType } from '@/domain/account';
import {
  answersTo,
  isNarrowed,
  monthsUpTo,
  totalsOf,
  type BillEntry,
  type BillQuestion,
} from '@/domain/accounts/bill';
import { toMoment, toMonth } from '@/domain/business-time';
import { toCoins, type Tenths } from '@/domain/money';
import type { AccountHistoryRow } from '@/mocks/accounts/account-history';
import { rowsOf } from '@/mocks/accounts/balances';
import { transferOf } from '@/mocks/accounts/known-transfers';
import { ordersOf } from '@/mocks/cashier/orders';
import { colleague } from '@/mocks/core/colleague';
import { serve, type Handler } from '@/mocks/core/handler';
import { incentive, personal, type Posting } from '@/mocks/core/ledger';
import type { MockState } from '@/mocks/core/state';
import { packetBehind } from '@/mocks/red-packets/packet-life';
import { partiesOf, partyCard } from './bill-parties';

const getCurrentBill: Handler<typeof endpoints.getCurrentBill> = (state, { body, person }) => {
  const { accountType, page, size, ...question } = body;
  const all = rowsOf(state, accountOf(accountType, person.usercode));
  const rows = isNarrowed(question)
    ? all.filter((row) => answers(state, row, person.usercode, question))
    : all;
  const end = Math.max(0, rows.length - (page - 1) * size);
  // In the order of booking, newest first: only so do the balances follow from each other whatever the clock did.
  const shown = rows.slice(Math.max(0, end - size), end).reverse();
  const { income, spending } = totalsOf(rows.map(({ delta }) => ({ amount: delta })));
  return {
    state,
    data: {
      total: rows.length,
      income: toCoins(income),
      spending: toCoins(spending),
      entries: shown.map((row) => onTheWire(entryOf(state, row, person.usercode))),
    },
  };
};

const queryBillMonths: Handler<typeof endpoints.queryBillMonths> = (state, { body, person }) => {
  const rows = rowsOf(state, accountOf(body.accountType, person.usercode));
  const byMonth = new Map<string, { amount: Tenths }[]>(
    monthsUpTo(body.month, body.count).map((month) => [month, []]),
  );
  for (const { posting, delta } of rows) byMonth.get(toMonth(posting.time))?.push({ amount: delta });
  const data = Array.from(byMonth, ([month, amounts]) => {
    const { income, spending } = totalsOf(amounts);
    return { month, income: toCoins(income), spending: toCoins(spending) };
  });
  return { state, data };
};

const queryBillEntry: Handler<typeof endpoints.queryBillEntry> = (state, { body, person }, now) => {
  for (const accountType of [0, 1] as const) {
    const rows = rowsOf(state, accountOf(accountType, person.usercode));
    const row = rows.find(({ posting }) => posting.id === body.id);
    if (row === undefined) continue;
    const { expiresAt } = row.posting;
    return {
      state,
      data: {
        ...onTheWire(entryOf(state, row, person.usercode)),
        accountType,
        parties: partiesOf(state, row.posting, person.usercode).map((id) => {
          const { name } = partyCard(state, id);
          return { id, name };
        }),
        orderId: orderBehind(state, row.posting, person.usercode, now),
        expiresAt: row.delta > 0 && expiresAt !== undefined ? toMoment(expiresAt) : null,
      },
    };
  }
  return { state, data: null };
};

const queryBillParties: Handler<typeof endpoints.queryBillParties> = (state, { body, person }) => {
  const counts = new Map<string, number>();
  for (const { posting } of [...rowsOf(state, accountOf(body.accountType, person.usercode))].reverse())
    for (const id of partiesOf(state, posting, person.usercode)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const parties = Array.from(counts, ([id, count]) => ({ id, ...partyCard(state, id), count }));
  return { state, data: { parties } };
};

/** The person's order that a posting paid or paid back. */
function orderBehind(
  state: MockState,
  { id, returns }: Posting,
  usercode: string,
  now: number,
): string | null {
  const paid = returns ?? id;
  return ordersOf(state, usercode, now).find(({ payment }) => payment?.billId === paid)?.id ?? null;
}

/** Who is on the other side is looked at first: it costs less than the words of an entry. */
function answers(state: MockState, row: AccountHistoryRow, viewer: string, question: BillQuestion): boolean {
  const { party } = question;
  const isTheirs = party === undefined || partiesOf(state, row.posting, viewer).includes(party);
  return isTheirs && answersTo(entryOf(state, row, viewer), question);
}

function accountOf(accountType: AccountType, usercode: string): string {
  return accountType === 0 ? personal(usercode) : incentive(usercode);
}

function entryOf(
  state: MockState,
  { posting, delta, balance }: AccountHistoryRow,
  viewer: string,
): BillEntry {
  const packetId = packetBehind(posting);
  const { transferId } = posting;
  const transfer = transferId === undefined ? undefined : transferOf(state, transferId);
  return {
    id: posting.id,
    time: toMoment(posting.time),
    kind: posting.kind,
    ...wordsFor(state, posting, viewer),
    amount: delta,
    balance,
    transferId: transferId ?? null,
    // The recipient has no booking.
    bookingId: transfer?.from === viewer ? (transfer.bookingId ?? null) : null,
    ...(packetId === undefined ? {} : { packetId }),
  };
}

function onTheWire(entry: BillEntry) {
  return { ...entry, amount: toCoins(entry.amount), balance: toCoins(entry.balance) };
}

/** A transfer reads differently on its two sides. */
function wordsFor(
  state: MockState,
  { title, source, transferId }: Posting,
  viewer: string,
): { title: string; source: string } {
  const transfer = transferId === undefined ? undefined : transferOf(state, transferId);
  if (transfer === undefined) return { title, source };
  const name = (usercode: string) => colleague(state, usercode)?.name ?? usercode;
  const reward = transfer.accountType === 1;
  if (transfer.from !== viewer) {
    const sender = name(transfer.from);
    return { title: `${sender}的${reward ? '奖励' : '转账'}`, source: sender };
  }
  const names = transfer.to.map(name);
  const whom = names.length === 1 ? names.join('') : ` ${names.length} 位同事`;
  const verb =
    transfer.bookingId === undefined ? (reward ? '奖励' : '转账给') : reward ? '定时奖励' : '定时祝福给';
  return { title: `${verb}${whom}`, source: names.join('、') };
}

export const handlers = [
  serve(endpoints.getCurrentBill, getCurrentBill),
  serve(endpoints.queryBillMonths, queryBillMonths),
  serve(endpoints.queryBillEntry, queryBillEntry),
  serve(endpoints.queryBillParties, queryBillParties),
];
