import * as endpoints from '@/api/endpoints/home-today';
import { toDay, toMoment, toMonth } from '@/domain/business-time';
import { sum, tenths, toCoins } from '@/domain/money';
import { rowsOf } from '@/mocks/accounts/balances';
import { serve, type Handler } from '@/mocks/core/handler';
import { personal } from '@/mocks/core/ledger';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';
import type { Awaited } from '@/mocks/home/awaited';
import { packetsTo } from '@/mocks/red-packets/packet-life';
import { packetState } from '@/mocks/red-packets/red-packets';

const minute = 60_000;
/** Coins that came longer ago are no news, ms. */
const news = 3 * 24 * 60 * minute;

/** Holidays by their day; the moving ones of the years around. */
const holidays: Readonly<Record<string, readonly [title: string, text: string]>> = {
  '2026-10-01': ['国庆快乐', '祖国的生日，也给自己放个假。'],
  '2027-01-01': ['新年快乐', '新的一年，心想事成。'],
  '2027-02-06': ['春节快乐', '龙币钱包给你拜年，阖家团圆。'],
  '2027-06-09': ['端午安康', '粽叶飘香，愿你安康。'],
  '2027-09-15': ['中秋快乐', '但愿人长久，千里共婵娟。'],
};

const awaitedLists = import.meta.glob<readonly Awaited[]>('/src/areas/*/mocks/*-awaited.ts', {
  eager: true,
  import: 'awaited',
});

/** What waits for a person in the areas, kind by kind. */
function awaitedBy(state: MockState, person: Person, now: number) {
  return Object.values(awaitedLists)
    .flat()
    .flatMap(({ what, of }) => {
      const times = of(state, person, now);
      if (times.length === 0) return [];
      const set = times.filter((time) => time !== null);
      return [{ what, count: times.length, until: set.length === 0 ? null : toMoment(Math.min(...set)) }];
    });
}

const iconStatusCheck: Handler<typeof endpoints.iconStatusCheck> = (state, { person }, now) => {
  const { usercode } = person;
  const waiting = packetsTo(state, usercode).filter(
    (packet) => packetState(packet, usercode, now) === 'waiting',
  );
  const open = state.orders.filter(({ buyer, state: of }) => buyer === usercode && of === 'created').pop();
  const busy = state.world === 'busy-day';
  return {
    state,
    data: {
      icons: [{ icon: 'redPackets', count: waiting.length }],
      toPay:
        open === undefined
          ? null
          : { id: open.id, title: open.goods, money: open.money, until: toMoment(open.payBefore) },
      awaited: awaitedBy(state, person, now),
      trip: busy ? { title: '云杉中心 → 高铁深圳南站' } : null,
    },
  };
};

const queryUserDetail: Handler<typeof endpoints.queryUserDetail> = (state, { person }, now) => {
  const month = toMonth(now);
  const amounts = rowsOf(state, personal(person.usercode))
    .filter(({ posting }) => toDay(posting.time).startsWith(month))
    .map(({ delta }) => delta);
  const income = sum(amounts.filter((delta) => delta > 0));
  const spending = sum(amounts.filter((delta) => delta < 0).map((delta) => tenths(-delta)));
  return { state, data: { income: toCoins(income), spending: toCoins(spending) } };
};

const queryAnimationSet: Handler<typeof endpoints.queryAnimationSet> = (state, { person }, now) => {
  const today = toDay(now);
  const birthday = person.birthday.slice(5) === today.slice(5);
  const holiday = holidays[today];
  const animation = birthday
    ? {
        id: `birthday-${today}`,
        kind: 'birthday' as const,
        title: `${person.name}，生日快乐`,
        text: '今天的你最大。愿新的一岁，平安喜乐。',
      }
    : holiday === undefined
      ? null
      : { id: `holiday-${today}`, kind: 'holiday' as const, title: holiday[0], text: holiday[1] };
  const known = animation !== null && wasShown(state, person.usercode, animation.id);
  return { state, data: { animation: known ? null : animation } };
};

const animationSet: Handler<typeof endpoints.animationSet> = (state, { body, person }) => {
  if (wasShown(state, person.usercode, body.id)) return { state, data: {} };
  return { state: { ...state, shown: [...state.shown, markOf(person.usercode, body.id)] }, data: {} };
};

/** Of what came since the world began: older welfare was celebrated long ago. */
const getAdd: Handler<typeof endpoints.getAdd> = (state, { person }, now) => {
  const account = personal(person.usercode);
  const arrived = state.ledger.postings
    .filter(
      ({ kind, id, time, grantId }) =>
        (kind === 'welfare' || grantId !== undefined) &&
        time > now - news &&
        !wasShown(state, person.usercode, id),
    )
    .flatMap(({ id, title, legs }) => {
      const gained = legs.find((leg) => leg.account === account && leg.delta > 0);
      return gained === undefined ? [] : [{ id, title, amount: toCoins(gained.delta) }];
    })
    .pop();
  return { state, data: { arrived: arrived ?? null } };
};

const markOf = (usercode: string, id: string) => `${usercode} ${id}`;

function wasShown(state: MockState, usercode: string, id: string): boolean {
  return state.shown.includes(markOf(usercode, id));
}

export const handlers = [
  serve(endpoints.iconStatusCheck, iconStatusCheck),
  serve(endpoints.queryUserDetail, queryUserDetail),
  serve(endpoints.queryAnimationSet, queryAnimationSet),
  serve(endpoints.animationSet, animationSet),
  serve(endpoints.getAdd, getAdd),
];
