import type * as endpoints from '@/api/endpoints/bill';
import { toMoment } from '@/domain/business-time';
import { toCoins } from '@/domain/money';
import type { Posting } from '../ledger';
import { incentive, personal } from '../ledger';
import { colleague, rowsOf, transferOf, type MockState } from '../state';
import type { Handler } from './handler';

export const getCurrentBill: Handler<typeof endpoints.getCurrentBill> = (state, { body, person }) => {
  const { accountType, page, size } = body;
  const account = accountType === 0 ? personal(person.usercode) : incentive(person.usercode);
  const rows = rowsOf(state, account);
  const end = Math.max(0, rows.length - (page - 1) * size);
  // In the order of booking, newest first: only so do the balances follow from each other whatever the clock did.
  const shown = rows.slice(Math.max(0, end - size), end).reverse();
  const entries = shown.map(({ posting, delta, balance }) => ({
    id: posting.id,
    time: toMoment(posting.time),
    kind: posting.kind,
    ...wordsFor(state, posting, person.usercode),
    amount: toCoins(delta),
    balance: toCoins(balance),
    transferId: posting.transferId ?? null,
  }));
  return { state, data: { total: rows.length, entries } };
};

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
  return { title: `${reward ? '奖励' : '转账给'}${whom}`, source: names.join('、') };
}
