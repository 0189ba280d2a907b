import * as endpoints from '@/api/endpoints/appointment';
import { firstRunAfter, fixesDay } from '@/domain/bookings/schedule';
import { toMoment } from '@/domain/business-time';
import { formatCoins, tenths, toCoins } from '@/domain/money';
import { balanceOf } from '@/mocks/accounts/balances';
import { serve, type Handler, type HandlerRequest } from '@/mocks/core/handler';
import { nextId, type MockState } from '@/mocks/core/state';
import { paymentCounted } from '@/mocks/payment-security/payment-count';
import { isAllowed, refusalOfPayment } from '@/mocks/payment-security/security';
import { largestRun, raisesOrder, type GiftOrder } from '../rules/gift-order';
import { notYours, over, refusalOf, type Content } from './appointment-refusals';
import { onTheWire, recipientOf, runOnTheWire } from './booking-wire';
import { nextDay, payerOf, payment, type Booking } from './bookings';
import { tagsOf } from './tags';

const appointmentTags: Handler<typeof endpoints.appointmentTags> = (state, { body }) => ({
  state,
  data: {
    tags: tagsOf(body.accountType).map(({ limit, ...tag }) => ({
      ...tag,
      limit: limit === undefined ? null : toCoins(limit),
    })),
  },
});

const appointmentDays: Handler<typeof endpoints.appointmentDays> = (state, { body }, now) => ({
  state,
  data: {
    recipients: body.transferList.flatMap(({ usercode }) =>
      recipientOf(state, { occasion: body.occasion, date: null, every: 'yearly' }, usercode, now),
    ),
  },
});

const appointmentList: Handler<typeof endpoints.appointmentList> = (state, { body, person }, now) => ({
  state,
  data: {
    bookings: ownBookings(state, person.usercode)
      .filter(({ accountType }) => accountType === body.accountType)
      .map((booking) => onTheWire(state, booking, now)),
  },
});

const appointmentDetail: Handler<typeof endpoints.appointmentDetail> = (state, { body, person }, now) => {
  const own = ownBookings(state, person.usercode).filter(
    ({ accountType }) => accountType === body.accountType,
  );
  const found = body.id === undefined ? own[own.length - 1] : own.find(({ id }) => id === body.id);
  if (found === undefined) return { state, data: null };
  return {
    state,
    data: {
      booking: onTheWire(state, found, now),
      runs: state.runs
        .filter(({ bookingId }) => bookingId === found.id)
        .map((run) => runOnTheWire(state, run)),
      notices: state.feed
        .filter(({ kind, link }) => kind === 'notice' && link?.endsWith(`?id=${found.id}`) === true)
        .map(({ time, text }) => ({ time: toMoment(time), text })),
    },
  };
};

const appointmentRuns: Handler<typeof endpoints.appointmentRuns> = (state, { body, person }) => {
  const own = ownBookings(state, person.usercode)
    .filter(({ accountType }) => accountType === body.accountType)
    .map(({ id }) => id);
  const runs = state.runs
    .filter(({ bookingId }) => own.includes(bookingId))
    .map((run) => ({ ...runOnTheWire(state, run), bookingId: run.bookingId }))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  return { state, data: { runs } };
};

const appointmentCreate: Handler<typeof endpoints.appointmentCreate> = (state, request, now) => {
  const { body, person } = request;
  const order = orderOf(state, request, now);
  const refusal = refusalOf(state, request, now) ?? refusalOfPayment(state, order);
  if (refusal !== null) return { state, refusal };
  const { id, state: counted } = nextId(paymentCounted(state, order), 'A');
  const booking: Booking = {
    id,
    owner: person.usercode,
    bookedAt: now,
    cancelledAt: null,
    ...contentOf(body),
    ...proofOf(state, order),
  };
  return { state: { ...counted, bookings: [...counted.bookings, booking] }, data: { id } };
};

const appointmentUpdate: Handler<typeof endpoints.appointmentUpdate> = (state, request, now) => {
  const { body, person } = request;
  const found = ownBookings(state, person.usercode).find(({ id }) => id === body.id);
  if (found === undefined) return { state, refusal: notYours };
  if (found.cancelledAt !== null) return { state, refusal: over('这条预约已取消，不能再修改') };
  if (nextDay(state, found, now) === null) return { state, refusal: over('这条预约已送出，不能再修改') };
  const order = orderOf(state, request, now);
  const isRaised = raisesOrder(
    giftOrder(state, found, now),
    giftOrder(state, contentOf(body), now),
    firstRunAfter(now),
  );
  const refusal = refusalOf(state, request, now) ?? (isRaised ? refusalOfPayment(state, order) : null);
  if (refusal !== null) return { state, refusal };
  const counted = isRaised ? paymentCounted(state, order) : state;
  const proof = isRaised ? proofOf(state, order) : {};
  const changed: Booking = { ...found, ...contentOf(body), ...proof };
  return {
    state: { ...counted, bookings: state.bookings.map((each) => (each === found ? changed : each)) },
    data: {},
  };
};

const appointmentCancel: Handler<typeof endpoints.appointmentCancel> = (state, { body, person }, now) => {
  const own = ownBookings(state, person.usercode);
  const wanted = own.filter(({ id }) => body.ids.includes(id));
  if (wanted.length !== new Set(body.ids).size) return { state, refusal: notYours };
  const live = wanted.filter((booking) => nextDay(state, booking, now) !== null).map(({ id }) => id);
  const bookings = state.bookings.map((each) =>
    live.includes(each.id) ? { ...each, cancelledAt: now } : each,
  );
  return {
    state: { ...state, bookings },
    data: { cancelled: live, over: wanted.map(({ id }) => id).filter((id) => !live.includes(id)) },
  };
};

/** A booking is an order to pay: it keeps to the limits and needs the password like a payment of its largest run now. */
function orderOf(state: MockState, { body, person, key }: HandlerRequest<Content>, now: number) {
  const amount = largestRun(giftOrder(state, contentOf(body), now), firstRunAfter(now));
  return { usercode: person.usercode, kind: 'booking', amount, key, now } as const;
}

function giftOrder(
  state: MockState,
  booking: Omit<Booking, 'id' | 'owner' | 'bookedAt' | 'cancelledAt'>,
  now: number,
): GiftOrder {
  const recipients = booking.to.flatMap((usercode) => recipientOf(state, booking, usercode, now));
  return { accountType: booking.accountType, every: booking.every, each: booking.money, recipients };
}

function proofOf(state: MockState, { usercode, amount, key, now }: ReturnType<typeof orderOf>) {
  return { unproved: !isAllowed(state, usercode, key, { order: null, amount }, now) };
}

/** A payment like any other: it needs the balance, keeps to the limits, and above what is free the password. */
const appointmentPayAgain: Handler<typeof endpoints.appointmentPayAgain> = (
  state,
  { body, person: { usercode }, key },
  now,
) => {
  const booking = ownBookings(state, usercode).find(({ id }) => id === body.id);
  const run = state.runs.find((each) => each.bookingId === body.id && each.day === body.day);
  if (booking === undefined || run === undefined) return { state, refusal: notYours };
  if (run.paid) return { state, refusal: over('这一次已送出') };
  if (run.amount > balanceOf(state, payerOf(booking)))
    return { state, refusal: { code: '5110', message: `余额不足：共需 ${formatCoins(run.amount)} 龙币` } };
  const asked = { usercode, kind: 'transfer', amount: run.amount, key, now } as const;
  const refusal = refusalOfPayment(state, asked);
  if (refusal !== null) return { state, refusal };
  // The booking may have changed since that day.
  const then = { ...booking, money: tenths(run.amount / run.usercodes.length) };
  const paid = payment(paymentCounted(state, asked), then, run.usercodes, now);
  const runs = paid.state.runs.map((each) =>
    each === run ? { ...each, paid: true, transferId: paid.transferId } : each,
  );
  return {
    state: { ...paid.state, runs },
    data: { id: paid.transferId, time: toMoment(now) },
    booked: paid.transferId,
  };
};

function ownBookings(state: MockState, usercode: string): readonly Booking[] {
  return state.bookings.filter(({ owner }) => owner === usercode);
}

function contentOf(body: Content) {
  const { accountType, tag, date, every, transferList, money, text, lunar, workingDay } = body;
  const occasion = tagsOf(accountType).find(({ name }) => name === tag)?.occasion ?? 'holiday';
  const to = transferList.map(({ usercode }) => usercode);
  return {
    accountType,
    tag,
    occasion,
    date: fixesDay(occasion) || lunar !== null ? null : date,
    every,
    to,
    money,
    text,
    lunar,
    workingDay,
  };
}

export const handlers = [
  serve(endpoints.appointmentTags, appointmentTags),
  serve(endpoints.appointmentDays, appointmentDays),
  serve(endpoints.appointmentList, appointmentList),
  serve(endpoints.appointmentDetail, appointmentDetail),
  serve(endpoints.appointmentRuns, appointmentRuns),
  serve(endpoints.appointmentCreate, appointmentCreate),
  serve(endpoints.appointmentUpdate, appointmentUpdate),
  serve(endpoints.appointmentCancel, appointmentCancel),
  serve(endpoints.appointmentPayAgain, appointmentPayAgain),
];
