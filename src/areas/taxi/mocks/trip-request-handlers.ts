import type { WireDataOf } from '@/api/endpoint';
import { toMoment } from '@/domain/business-time';
import { serve, type Handler, type Refusal } from '@/mocks/core/handler';
import { fingerprint } from '@/mocks/core/random';
import * as endpoints from '../endpoints/taxi-trips';
import { invoiceProblems, isInvoiceable } from '../rules/invoice';
import { tripGroup } from '../rules/trip-group';
import { longestRating } from '../rules/trip-rating';
import { maskPlate, roughSpot, sharedState } from '../rules/trip-share';
import { isUnderWay } from '../rules/trip-state';
import { cityOf } from './cities';
import { legOf } from './driving';
import { wireTrip } from './ride-handlers';
import { owedFor, type Trip } from './trip';
import { ownTrip, sharedTripOf, tripsOf } from './trip-requests';

type WireRow = WireDataOf<typeof endpoints.taxiOrderList>['trips'];

const listTrips: Handler<typeof endpoints.taxiOrderList> = (state, { body, person }) => {
  const { group, page, size } = body;
  const rows = tripsOf(state, person)
    .map((trip) => ({ trip, place: groupOf(trip) }))
    .filter((row) => group === undefined || row.place === group);
  const ordered = [
    ...rows.filter(({ place }) => place === 'open'),
    ...rows.filter(({ place }) => place !== 'open'),
  ];
  const trips: WireRow = ordered.slice((page - 1) * size, page * size).map(({ trip }) => rowOf(trip));
  return { state, data: { total: rows.length, trips } };
};

const detail: Handler<typeof endpoints.tripDetail> = (state, { body, person }) => {
  const trip = ownTrip(state, person, body.id);
  if (trip === undefined) return { state, data: null };
  const { ratings, invoices, shares } = state.tripRequests;
  const invoice = invoices[trip.id];
  const rating = ratings[trip.id];
  return {
    state,
    data: {
      trip: wireTrip(trip),
      city: cityNamed(trip),
      rides: ridesLike(trip, tripsOf(state, person)),
      rating: rating === undefined ? null : { ...rating, tags: [...rating.tags] },
      invoice: invoice === undefined ? null : { ...invoice, at: toMoment(invoice.at) },
      share: isUnderWay(trip.state) ? (shares.find((each) => each.trip === trip.id)?.id ?? null) : null,
    },
  };
};

const rate: Handler<typeof endpoints.rateTrip> = (state, { body, person }) => {
  const { id, stars, tags, text } = body;
  const trip = ownTrip(state, person, id);
  if (trip === undefined) return { state, refusal: unknownTrip };
  if (trip.state !== 'paid') return { state, refusal: notRidden };
  if (Array.from(text).length > longestRating) return { state, refusal: tooLong };
  if (state.tripRequests.ratings[id] !== undefined) return { state, refusal: ratedBefore };
  const ratings = { ...state.tripRequests.ratings, [id]: { stars, tags, text } };
  return { state: { ...state, tripRequests: { ...state.tripRequests, ratings } }, data: {} };
};

const makeInvoice: Handler<typeof endpoints.tripInvoice> = (state, { body, person }, now) => {
  const { id, title, email } = body;
  const trip = ownTrip(state, person, id);
  if (trip === undefined) return { state, refusal: unknownTrip };
  if (!isInvoiceable(trip)) return { state, refusal: nothingToInvoice };
  if (invoiceProblems(body).length > 0) return { state, refusal: wrongInvoice };
  if (state.tripRequests.invoices[id] !== undefined) return { state, refusal: invoicedBefore };
  const invoices = { ...state.tripRequests.invoices, [id]: { title, email, at: now } };
  return { state: { ...state, tripRequests: { ...state.tripRequests, invoices } }, data: {} };
};

const share: Handler<typeof endpoints.shareTrip> = (state, { body, person }, now) => {
  const trip = ownTrip(state, person, body.id);
  if (trip === undefined) return { state, refusal: unknownTrip };
  const { shares } = state.tripRequests;
  const others = shares.filter((each) => each.trip !== trip.id);
  const withShares = (changed: typeof shares) => ({
    ...state,
    tripRequests: { ...state.tripRequests, shares: changed },
  });
  if (!body.on) return { state: withShares(others), data: { share: null } };
  if (!isUnderWay(trip.state)) return { state, refusal: overAlready };
  const known = shares.find((each) => each.trip === trip.id);
  if (known !== undefined) return { state, data: { share: known.id } };
  const id =
    fingerprint(`${trip.id} ${person.usercode} ${now}`) + fingerprint(`${now} ${trip.driver?.plate ?? ''}`);
  return { state: withShares([...others, { id, trip: trip.id }]), data: { share: id } };
};

const readShared: Handler<typeof endpoints.sharedTrip> = (state, { body }, now) => {
  const trip = sharedTripOf(state, body.id, now);
  if (trip === undefined) return { state, data: null };
  const shown = sharedState(trip.state);
  const { driver } = trip;
  return {
    state,
    data: {
      state: shown,
      city: cityNamed(trip),
      driver: driver === null ? null : { name: driver.name, plate: maskPlate(driver.plate), car: driver.car },
      ...carOf(trip, now),
    },
  };
};

function carOf(trip: Trip, now: number) {
  const { state, from, to, driverFrom } = trip;
  const leg = legOf(trip);
  if (state === 'arrived-at-start') return { at: roughSpot(from.at, from.at, 0), arrives: null };
  const [start, end] = state === 'riding' ? [from.at, to.at] : [driverFrom, from.at];
  if (leg === null || start === null) return { at: null, arrives: null };
  const part = (now - leg.from) / Math.max(1, leg.to - leg.from);
  return { at: roughSpot(start, end, part), arrives: toMoment(leg.to) };
}

function groupOf(trip: Trip) {
  return tripGroup({ state: trip.state, owed: owedFor(trip) });
}

function rowOf(trip: Trip): WireRow[number] {
  const { id, state, from, to, kind, when, fare, estimate, cancelFee, at } = trip;
  const isOff = state === 'cancelled' || state === 'no-driver';
  return {
    id,
    state,
    from,
    to,
    kind,
    at: toMoment(at.started ?? when ?? at.ordered),
    money: isOff ? cancelFee : (fare ?? estimate).total,
    owed: owedFor(trip),
  };
}

/** The rides on the way of a trip up to it, the oldest first; another door of the same place is the same way. */
function ridesLike(trip: Trip, trips: readonly Trip[]) {
  const isSame = ({ from, to }: Trip) =>
    from.city === trip.from.city && from.name === trip.from.name && to.name === trip.to.name;
  return trips
    .slice(trips.indexOf(trips.find(({ id }) => id === trip.id) ?? trip))
    .filter(isSame)
    .flatMap(({ estimate, fare }) => (fare === null ? [] : [{ estimate: estimate.total, total: fare.total }]))
    .reverse();
}

function cityNamed({ from }: Trip): { code: string; name: string } {
  return { code: from.city, name: cityOf(from.city)?.name ?? from.city };
}

const unknownTrip: Refusal = { code: '5816', message: '没有找到这段行程' };
const notRidden: Refusal = { code: '5821', message: '付完款才能评价这段行程' };
const ratedBefore: Refusal = { code: '5822', message: '这段行程已经评价过了' };
const tooLong: Refusal = { code: '5823', message: `评价最多 ${longestRating} 个字` };
const nothingToInvoice: Refusal = { code: '5824', message: '这段行程没有自己付的钱，不用开发票' };
const wrongInvoice: Refusal = { code: '5825', message: '发票信息不对，请检查后再提交' };
const invoicedBefore: Refusal = { code: '5826', message: '这段行程已经开过发票了' };
const overAlready: Refusal = { code: '5827', message: '行程已经结束，不用再分享了' };

export const handlers = [
  serve(endpoints.taxiOrderList, listTrips),
  serve(endpoints.tripDetail, detail),
  serve(endpoints.rateTrip, rate),
  serve(endpoints.tripInvoice, makeInvoice),
  serve(endpoints.shareTrip, share),
  serve(endpoints.sharedTrip, readShared),
];
