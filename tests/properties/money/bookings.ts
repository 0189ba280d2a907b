import type { BodyOf } from '@/api/endpoint';
import {
  appointmentCancel,
  appointmentCreate,
  appointmentPayAgain,
  appointmentUpdate,
} from '@/api/endpoints/appointment';
import { payerOf, type Booking } from '@/areas/bookings/mocks/bookings';
import { daysLater, toDay } from '@/domain/business-time';
import { tenths, times, toWireMoney } from '@/domain/money';
import { balanceOf } from '@/mocks/accounts/balances';
import { others } from './giving';
import { moneyCall, type Draw, type Operation } from './operation';
import { actors, leaders, poor } from './people';
import type { Walk } from './walk';

const amounts = [50, 300, 700].map(tenths);

/** Gifts that are given later, and what becomes of them. */
export const bookings: readonly Operation[] = [
  {
    name: 'book a gift',
    calls: [appointmentCreate],
    plan: (walk, pick) => {
      const as = pick([poor, poor, ...actors])?.usercode ?? '';
      return booked(as, { accountType: 0, tag: pick(['节日问候', '里程碑']) ?? '' }, walk, pick);
    },
  },
  {
    name: 'book a reward',
    calls: [appointmentCreate],
    plan: (walk, pick) => {
      const as = pick(leaders)?.usercode ?? '';
      return booked(as, { accountType: 1, tag: '项目里程碑' }, walk, pick);
    },
  },
  {
    name: 'change a booking',
    calls: [appointmentUpdate],
    plan: (walk, pick) => {
      const found = pick(running(walk));
      if (found === undefined) return null;
      const money = pick(amounts) ?? tenths(1);
      const { id, owner, accountType, tag, date, every } = found;
      const transferList = found.to.map((usercode) => ({ usercode }));
      const body = { id, accountType, tag, date, every, transferList, money: toWireMoney(money), text: '' };
      return moneyCall(owner, appointmentUpdate, body);
    },
  },
  {
    name: 'cancel a booking',
    calls: [appointmentCancel],
    plan: (walk, pick) => {
      const found = pick(running(walk));
      return found === undefined ? null : moneyCall(found.owner, appointmentCancel, { ids: [found.id] });
    },
  },
  {
    name: 'pay again what a run could not pay',
    isSequel: true,
    calls: [appointmentPayAgain],
    plan: ({ state }, pick) => {
      const unpaid = state.runs.flatMap((run) => {
        const booking = state.bookings.find(({ id }) => id === run.bookingId);
        const isPayable = booking !== undefined && balanceOf(state, payerOf(booking)) >= run.amount;
        return isPayable && !run.paid && run.amount > 0 ? [{ ...run, owner: booking.owner }] : [];
      });
      const run = pick(unpaid);
      if (run === undefined) return null;
      const { owner, bookingId: id, day, amount } = run;
      return moneyCall(owner, appointmentPayAgain, { id, day }, { pays: { kind: 'transfer', amount } });
    },
  },
];

function booked(as: string, kind: Kind, walk: Walk, pick: Draw) {
  const every =
    kind.tag === '节日问候' ? (pick(['yearly', 'monthly'] as const) ?? 'yearly') : ('once' as const);
  const money = pick(amounts) ?? tenths(1);
  const to = others(as, pick, pick([1, 2]) ?? 1);
  const body = {
    ...kind,
    every,
    date: daysLater(toDay(walk.now), pick([0, 1, 2, 9]) ?? 1),
    transferList: to.map((usercode) => ({ usercode })),
    money: toWireMoney(money),
    text: '节日快乐',
  };
  return moneyCall(as, appointmentCreate, body, {
    pays: { kind: 'booking', amount: times(money, to.length) },
  });
}
type Kind = { accountType: BodyOf<typeof appointmentCreate>['accountType']; tag: string };

function running({ state }: Walk): readonly Booking[] {
  return state.bookings.filter(
    ({ owner, cancelledAt, date }) =>
      cancelledAt === null && date !== null && actors.some(({ usercode }) => usercode === owner),
  );
}
