import type { WireDataOf } from '@/api/endpoint';
import { fromMoment, toMoment } from '@/domain/business-time';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import * as endpoints from '../endpoints/taxi-ride';
import { cancelFeeAt, freeCancelTime } from '../rules/cancel-fee';
import { rideTimeProblem } from '../rules/ride-time';
import { isCancellable, isUnderWay } from '../rules/trip-state';
import { estimated, openTripOf, tripBooked } from './booking';
import { companyRulesOf } from './company-rules';
import { legOf } from './driving';
import { findPlace } from './places';
import { isOwed, owedFor, type Trip } from './trip';
import { cancelled } from './trip-life';
import { ownTrip, tripsOf } from './trip-requests';
import { wireFare } from './wire-fare';

type WireTrip = NonNullable<WireDataOf<typeof endpoints.orderCheck>['trip']>;

const book: Handler<typeof endpoints.book> = (state, { body, person, systemType }, now) => {
  const open = openTripOf(state, person.usercode);
  if (open !== undefined) return { state, refusal: isOwed(open) ? stillOwed : stillRunning };
  const from = findPlace(body.from);
  const to = findPlace(body.to);
  if (from === undefined || to === undefined) return { state, refusal: unknownPlace };
  if (from.city !== to.city || from.id === to.id) return { state, refusal: noRoute };
  const when = body.at === '' ? null : fromMoment(body.at);
  const problem = when === null ? null : rideTimeProblem(when, now);
  if (problem !== null) return { state, refusal: problem === 'soon' ? tooSoon : tooLate };
  const rule = companyRulesOf({ person, systemType }).find(({ id }) => id === body.rule) ?? null;
  const ride = { from, to, kind: body.kind, when, rule, note: body.note };
  const { fare } = estimated(state, person, ride, now);
  if (fare.total !== body.total || fare.own !== body.own) return { state, refusal: otherPrice };
  const { state: after, id } = tripBooked(state, person, ride, now);
  return { state: after, data: { id } };
};

const orderCheck: Handler<typeof endpoints.orderCheck> = (state, { body, person }) => {
  const found = body.id === '' ? openTripOf(state, person.usercode) : ownTrip(state, person, body.id);
  return { state, data: { trip: found === undefined ? null : wireTrip(found) } };
};

const cancel: Handler<typeof endpoints.cancel> = (state, { body, person }, now) => {
  const trip = state.trips.find(({ id, rider }) => id === body.id && rider === person.usercode);
  if (trip === undefined) return { state, refusal: unknownTrip };
  if (trip.state === 'cancelled') return { state, data: {} };
  const fee = cancelFeeAt(trip.state, trip.at.assigned, now);
  if (fee === null) return { state, refusal: tooLateToCancel };
  if (fee > body.fee) return { state, refusal: otherFee };
  return { state: cancelled(state, trip, fee, now), data: {} };
};

const payResult: Handler<typeof endpoints.payResult> = (state, { body, person }) => {
  const trip =
    body.id === ''
      ? tripsOf(state, person).find((each) => !isUnderWay(each.state))
      : ownTrip(state, person, body.id);
  if (trip === undefined) return { state, data: null };
  const { id, from, to, fare, cancelFee, at, order } = trip;
  return {
    state,
    data: {
      id,
      state: trip.state,
      from,
      to,
      fare: fare === null ? null : wireFare(fare),
      cancelFee,
      paidAt: wireMoment(at.paid),
      order,
    },
  };
};

/** A trip as its rider sees it. */
export function wireTrip(trip: Trip): WireTrip {
  const { id, state, from, to, kind, metres, minutes, driver, driverFrom, order, note, at } = trip;
  const leg = legOf(trip);
  const canCancel = isCancellable(state) && at.assigned !== null;
  return {
    id,
    state,
    from,
    to,
    kind,
    when: wireMoment(trip.when),
    metres,
    minutes,
    estimate: wireFare(trip.estimate),
    fare: trip.fare === null ? null : wireFare(trip.fare),
    driver,
    driverFrom,
    at: {
      ordered: toMoment(at.ordered),
      searched: wireMoment(at.searched),
      assigned: wireMoment(at.assigned),
      arrived: wireMoment(at.arrived),
      started: wireMoment(at.started),
      finished: wireMoment(at.finished),
      paid: wireMoment(at.paid),
      ended: wireMoment(at.ended),
    },
    leg: leg === null ? null : { ...leg, from: toMoment(leg.from), to: toMoment(leg.to) },
    freeUntil: canCancel ? wireMoment((at.assigned ?? 0) + freeCancelTime) : null,
    cancelFee: trip.cancelFee,
    owed: owedFor(trip),
    order,
    note,
  };
}

function wireMoment(ms: number | null): string | null {
  return ms === null ? null : toMoment(ms);
}

const unknownPlace: Refusal = { code: '5802', message: '没有找到这个地点，请重新选择' };
const noRoute: Refusal = { code: '5805', message: '起点和终点要在同一座城市，并且不是同一个地方' };
const stillRunning: Refusal = { code: '5811', message: '你还有一段行程没结束，结束后才能再叫车' };
const stillOwed: Refusal = { code: '5812', message: '上一段行程还没付款，付完就能叫车' };
const otherPrice: Refusal = { code: '5813', message: '价格变了，请看过新的预估再叫车' };
const tooSoon: Refusal = { code: '5814', message: '预约要提前 30 分钟以上，请换个时间' };
const tooLate: Refusal = { code: '5815', message: '最多预约 7 天内的车，请换个时间' };
const unknownTrip: Refusal = { code: '5816', message: '没有找到这段行程' };
const tooLateToCancel: Refusal = { code: '5817', message: '行程已经开始，不能取消了' };
const otherFee: Refusal = { code: '5818', message: '免费取消的时间刚过，现在取消要付 3.0 龙币' };

export const handlers = [
  serve(endpoints.book, book),
  serve(endpoints.orderCheck, orderCheck),
  serve(endpoints.cancel, cancel),
  serve(endpoints.payResult, payResult),
];
