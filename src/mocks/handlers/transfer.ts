import type * as endpoints from '@/api/endpoints/transfer';
import { toMoment } from '@/domain/business-time';
import { times, toCoins } from '@/domain/money';
import { bookOf } from '../book';
import { keyOf, recordOf } from '../idempotency';
import { post } from '../ledger';
import { colleague, nextId, transferOf, type MockState } from '../state';
import { transferPosting, type Transfer } from '../transfers';
import type { Handler } from './handler';
import { refusalOfTransfer } from './transfer-rules';

export const batchTransfer: Handler<typeof endpoints.batchTransfer> = (state, visit, now) => {
  const { body, person } = visit;
  const checked = refusalOfTransfer(state, visit);
  if ('refusal' in checked) return { state, refusal: checked.refusal };
  const { id, state: counted } = nextId(state, 'T');
  const transfer: Transfer = {
    id,
    time: now,
    accountType: body.accountType,
    from: person.usercode,
    to: checked.to,
    money: body.money,
    text: body.text,
    tag: body.tag,
  };
  const booked: MockState = {
    ...counted,
    ledger: post(counted.ledger, transferPosting(transfer)),
    transfers: [...counted.transfers, transfer],
  };
  return { state: booked, data: { id, time: toMoment(now) }, booked: id };
};

/** Of one's own transfers alone; a recipient learns nothing about the other recipients. */
export const queryTransfer: Handler<typeof endpoints.queryTransfer> = (state, { body, person }) => {
  const { usercode } = person;
  const found = body.id === undefined ? newestOf(state, usercode) : transferOf(state, body.id);
  if (found === undefined || !concerns(found, usercode)) return { state, data: null };
  const sent = found.from === usercode;
  const card = (code: string) => {
    const { name, department } = colleague(state, code) ?? { name: code, department: '' };
    return { usercode: code, name, department };
  };
  const shown = sent ? found.to : [usercode];
  return {
    state,
    data: {
      id: found.id,
      time: toMoment(found.time),
      direction: sent ? 'sent' : 'received',
      accountType: found.accountType,
      sender: card(found.from),
      recipients: shown.map(card),
      money: toCoins(found.money),
      total: toCoins(times(found.money, shown.length)),
      text: found.text,
      tag: found.tag,
    },
  };
};

export const queryByIdempotencyKey: Handler<typeof endpoints.queryByIdempotencyKey> = (
  state,
  { body, person },
) => {
  const record = recordOf(state.keys, keyOf(person.usercode, body.key));
  if (record?.state === 'running') return { state, data: { state: 'running' } };
  // What the rules refused was never booked: its key says nothing more than one that nobody has used.
  if (record === undefined || record.booked === null) return { state, data: { state: 'unknown' } };
  return { state, data: { state: 'done', id: record.booked } };
};

function concerns({ from, to }: Transfer, usercode: string): boolean {
  return from === usercode || to.includes(usercode);
}

function newestOf(state: MockState, usercode: string): Transfer | undefined {
  const own = (transfers: Iterable<Transfer>) => [...transfers].filter((each) => concerns(each, usercode));
  const since = own(state.transfers);
  const known = since.length > 0 ? since : own(bookOf(state.seed).transfers.values());
  return known[known.length - 1];
}
