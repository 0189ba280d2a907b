import * as endpoints from '@/api/endpoints/transfer';
import { toMoment } from '@/domain/business-time';
import { maxBlessingLength } from '@/domain/constants';
import { sum, toCoins } from '@/domain/money';
import { countCharacters } from '@/domain/text';
import { accountHistoryOf } from '@/mocks/accounts/account-history';
import { thanksFor, transferOf } from '@/mocks/accounts/known-transfers';
import { receivedBy, transferPosting, type Transfer } from '@/mocks/accounts/transfers';
import { colleague } from '@/mocks/core/colleague';
import { serve, type Handler } from '@/mocks/core/handler';
import { keyOf, recordOf } from '@/mocks/core/idempotency';
import { post } from '@/mocks/core/ledger';
import { yearlessBirthday } from '@/mocks/core/people';
import { nextId, type MockState } from '@/mocks/core/state';
import { paymentCounted } from '@/mocks/payment-security/payment-count';
import { isClosedTo, openedAt, openedAtForSender } from '@/mocks/transfers/sealed-letters';
import { rewardTags } from './reward-tags';
import { paymentOf, refusalOfTransfer } from './transfer-rules';

const batchTransfer: Handler<typeof endpoints.batchTransfer> = (state, request, now) => {
  const { body, person } = request;
  const checked = refusalOfTransfer(state, request, now);
  if ('refusal' in checked) return { state, refusal: checked.refusal };
  const { id, state: counted } = nextId(paymentCounted(state, paymentOf(request, now)), 'T');
  const transfer: Transfer = {
    id,
    time: now,
    accountType: body.accountType,
    from: person.usercode,
    to: checked.to,
    money: body.money,
    ...(checked.own === null ? {} : { own: checked.own }),
    text: body.text,
    tag: body.tag,
    ...(body.sealed === true ? { sealed: true } : {}),
  };
  const booked: MockState = {
    ...counted,
    ledger: post(counted.ledger, transferPosting(transfer)),
    transfers: [...counted.transfers, transfer],
  };
  return { state: booked, data: { id, time: toMoment(now) }, booked: id };
};

/** Of one's own transfers alone; a recipient learns nothing about the other recipients. */
const queryTransfer: Handler<typeof endpoints.queryTransfer> = (state, { body, person }) => {
  const { usercode } = person;
  const found = body.id === undefined ? newestOf(state, usercode) : transferOf(state, body.id);
  if (found === undefined || !concerns(found, usercode)) return { state, data: null };
  const sent = found.from === usercode;
  const card = (code: string) => cardOf(state, code);
  const shown = sent ? found.to : [usercode];
  return {
    state,
    data: {
      id: found.id,
      time: toMoment(found.time),
      direction: sent ? 'sent' : 'received',
      accountType: found.accountType,
      sender: card(found.from),
      recipients: shown.map((code) => {
        const opened = (sent ? openedAtForSender : openedAt)(state, found.id, code);
        return {
          ...card(code),
          money: toCoins(receivedBy(found, code)),
          openedAt: opened === null ? null : toMoment(opened),
        };
      }),
      total: toCoins(sum(shown.map((code) => receivedBy(found, code)))),
      text: isClosedTo(state, found, usercode) ? '' : found.text,
      sealed: found.sealed === true,
      tag: found.tag,
      thanks: thanksFor(state, found.id)
        .filter((each) => sent || each.usercode === usercode)
        .map(({ usercode: by, text, time }) => ({ usercode: by, text, time: toMoment(time) })),
    },
  };
};

/** Once for each gift, and only by its recipient. */
const rewardEvaluate: Handler<typeof endpoints.rewardEvaluate> = (state, { body, person }, now) => {
  const { usercode } = person;
  if (transferOf(state, body.id)?.to.includes(usercode) !== true)
    return { state, refusal: { code: '5401', message: '这份心意不是送给你的' } };
  const length = countCharacters(body.text);
  if (length > maxBlessingLength)
    return {
      state,
      refusal: { code: '5109', message: `最多 ${maxBlessingLength} 个字，现在有 ${length} 个` },
    };
  if (thanksFor(state, body.id).some((each) => each.usercode === usercode))
    return { state, refusal: { code: '5402', message: '已道谢' } };
  const thanks = [...state.thanks, { transferId: body.id, usercode, text: body.text, time: now }];
  return { state: { ...state, thanks }, data: {} };
};

function cardOf(state: MockState, usercode: string) {
  const unknown = { name: usercode, department: '', jobNumber: '' };
  const { name, department, jobNumber } = colleague(state, usercode) ?? unknown;
  return { usercode, name, department, jobNumber };
}

const thanksAge = 30 * 86_400_000;

/** Of gifts of one's own alone. */
const queryThanks: Handler<typeof endpoints.queryThanks> = (state, { person }, now) => ({
  state,
  data: {
    thanks: state.thanks
      .filter(({ transferId, time }) => {
        return time > now - thanksAge && transferOf(state, transferId)?.from === person.usercode;
      })
      .sort((one, other) => other.time - one.time)
      .map(({ transferId, usercode, text, time }) => ({
        ...cardOf(state, usercode),
        transferId,
        text,
        time: toMoment(time),
      })),
  },
});

const queryRewardTags: Handler<typeof endpoints.queryRewardTags> = (state) => ({
  state,
  data: {
    tags: rewardTags.map((tag) => ({ ...tag, limit: tag.limit === null ? null : toCoins(tag.limit) })),
  },
});

/** Those who can receive nothing any more are left out. */
const queryGiftedColleagues: Handler<typeof endpoints.queryGiftedColleagues> = (state, { person }) => {
  const latest = new Map<string, Transfer>();
  const times = new Map<string, number>();
  for (const transfer of [...accountHistoryOf(state.seed).transfers.values(), ...state.transfers]) {
    if (transfer.from !== person.usercode) continue;
    for (const usercode of transfer.to) {
      const known = latest.get(usercode);
      times.set(usercode, (times.get(usercode) ?? 0) + 1);
      if (known === undefined || known.time <= transfer.time) latest.set(usercode, transfer);
    }
  }
  const list = [...latest]
    .sort(([, one], [, other]) => other.time - one.time)
    .flatMap(([usercode, transfer]) => {
      const found = colleague(state, usercode);
      if (found === undefined || found.departed || found.oaAccount === null) return [];
      const { name, department, jobNumber, hired } = found;
      const last = {
        lastTime: toMoment(transfer.time),
        lastMoney: toCoins(receivedBy(transfer, usercode)),
        times: times.get(usercode) ?? 1,
      };
      return [{ usercode, name, department, jobNumber, birthday: yearlessBirthday(found), hired, ...last }];
    });
  return { state, data: { list } };
};

const queryByIdempotencyKey: Handler<typeof endpoints.queryByIdempotencyKey> = (state, { body, person }) => {
  const record = recordOf(state.keys, keyOf(person.usercode, body.key));
  if (record?.state === 'running') return { state, data: { state: 'running' } };
  // What the rules refused was never booked: its key counts as unused.
  if (record === undefined || record.booked === null) return { state, data: { state: 'unknown' } };
  return { state, data: { state: 'done', id: record.booked } };
};

function concerns({ from, to }: Transfer, usercode: string): boolean {
  return from === usercode || to.includes(usercode);
}

function newestOf(state: MockState, usercode: string): Transfer | undefined {
  const own = (transfers: Iterable<Transfer>) => [...transfers].filter((each) => concerns(each, usercode));
  const since = own(state.transfers);
  const known = since.length > 0 ? since : own(accountHistoryOf(state.seed).transfers.values());
  return known[known.length - 1];
}

export const handlers = [
  serve(endpoints.batchTransfer, batchTransfer),
  serve(endpoints.queryTransfer, queryTransfer),
  serve(endpoints.rewardEvaluate, rewardEvaluate),
  serve(endpoints.queryThanks, queryThanks),
  serve(endpoints.queryRewardTags, queryRewardTags),
  serve(endpoints.queryGiftedColleagues, queryGiftedColleagues),
  serve(endpoints.queryByIdempotencyKey, queryByIdempotencyKey),
];
