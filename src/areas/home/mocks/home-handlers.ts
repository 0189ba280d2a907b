import * as endpoints from '@/api/endpoints/home';
import { toMoment } from '@/domain/business-time';
import { tenths, toCoins } from '@/domain/money';
import { isActive, rowsOf } from '@/mocks/accounts/balances';
import { transferOf } from '@/mocks/accounts/known-transfers';
import { receivedBy } from '@/mocks/accounts/transfers';
import { activitiesOf } from '@/mocks/activities/activities';
import { colleague } from '@/mocks/core/colleague';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import { expiringUntil, personal } from '@/mocks/core/ledger';
import { pointsOfPerson } from '@/mocks/points/exchanges';
import { isClosedTo } from '@/mocks/transfers/sealed-letters';

const otherEntrance: Refusal = { code: '5601', message: '入口代码与本次访问的入口不符' };

const day = 86_400_000;
const days = 30;
const giftDays = 7;
const newestGifts = 3;

const queryUserExpireStatistics: Handler<typeof endpoints.queryUserExpireStatistics> = (
  state,
  { person },
  now,
) => {
  const account = personal(person.usercode);
  const amount = isActive(state, account)
    ? expiringUntil(state.ledger.lots, account, now + days * day)
    : tenths(0);
  return { state, data: { amount: toCoins(amount), days } };
};

/** The number of gifts of the last week, and the newest three. */
const getNew: Handler<typeof endpoints.getNew> = (state, { person }, now) => {
  const rows = rowsOf(state, personal(person.usercode));
  const gifts = [];
  let total = 0;
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const posting = rows[at]?.posting;
    if (posting === undefined || posting.time < now - giftDays * day) break;
    const transfer = posting.transferId === undefined ? undefined : transferOf(state, posting.transferId);
    if (transfer === undefined || transfer.from === person.usercode) continue;
    total += 1;
    if (total > newestGifts) continue;
    gifts.push({
      id: transfer.id,
      sender: colleague(state, transfer.from)?.name ?? transfer.from,
      // What is sealed is read on its own page, after it was opened.
      text: isClosedTo(state, transfer, person.usercode) ? '给你写了一封信，等你拆开' : transfer.text,
      money: toCoins(receivedBy(transfer, person.usercode)),
      time: toMoment(posting.time),
    });
  }
  return { state, data: { total, gifts } };
};

/** What is searched for most: the festival that is kept now or comes next, and what is wanted all the year. */
const hotWordList: Handler<typeof endpoints.hotWordList> = (state, _request, now) => {
  const [festival] = activitiesOf(state.seed.epoch)
    .filter(({ category, endsAt }) => category === 'festival' && endsAt > now)
    .sort((one, other) => one.startsAt - other.startsAt);
  const always = ['咖啡券', '打车', '体检预约', '话费', '答题', '保温随行杯', '班车'];
  return { state, data: { words: [...(festival === undefined ? [] : [festival.title]), ...always] } };
};

/** The address carries no token: it is opened on the person's screen, where it would be seen. */
const getTinyUrl: Handler<typeof endpoints.getTinyUrl> = (state, { body, entrance }) => {
  if (body.entranceCode !== entrance) return { state, refusal: otherEntrance };
  return { state, data: { tinyUrl: `https://service.longcoin.example/s/${body.entranceCode}` } };
};

const balance: Handler<typeof endpoints.balance> = (state, { person }) => ({
  state,
  data: { points: pointsOfPerson(state, person) },
});

export const handlers = [
  serve(endpoints.queryUserExpireStatistics, queryUserExpireStatistics),
  serve(endpoints.balance, balance),
  serve(endpoints.getNew, getNew),
  serve(endpoints.hotWordList, hotWordList),
  serve(endpoints.getTinyUrl, getTinyUrl),
];
