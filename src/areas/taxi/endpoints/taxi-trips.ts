import * as v from 'valibot';
import { endpoint, type DataOf } from '@/api/endpoint';
import { listOf } from '@/api/list-of';
import { moment, wireTenths, word } from '@/api/wire';
import { invoiceKinds, longestTitle } from '../rules/invoice';
import { tripGroups } from '../rules/trip-group';
import { longestRating, mostStars, ratingTags } from '../rules/trip-rating';
import { sharedStates } from '../rules/trip-share';
import { tripStates } from '../rules/trip-state';
import { orderCheck } from './taxi-ride';
import { carKind, place, point } from './taxi-wire';

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const stars = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(mostStars));
const { trip } = orderCheck.data.entries;

/** The trips of a person, newest first; one that is under way or owed comes before all others. */
export const taxiOrderList = endpoint({
  name: 'taxiOrderList',
  gateway: 'taxi',
  service: 'taxi',
  path: '/taxi/v1/orderList',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({
    group: v.exactOptional(v.picklist(tripGroups)),
    page: v.pipe(wholeNumber, v.minValue(1)),
    size: v.pipe(wholeNumber, v.minValue(1), v.maxValue(50)),
  }),
  data: v.object({
    /** On all pages. */
    total: wholeNumber,
    trips: listOf(
      v.object({
        id: word,
        state: v.picklist(tripStates),
        from: place,
        to: place,
        kind: carKind,
        /** When the ride began; before that, when it was booked for or ordered. */
        at: moment,
        /** What it came to; the estimate before that, the fee of one that was cancelled. */
        money: wireTenths,
        owed: wireTenths,
      }),
    ),
  }),
});

/** A trip with all that its rider may look up about it; null where the person has none with this id. */
export const tripDetail = endpoint({
  name: 'tripDetail',
  gateway: 'taxi',
  service: 'taxi',
  path: '/taxi/v1/tripDetail',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ id: word }),
  data: v.nullable(
    v.object({
      trip: trip.wrapped,
      city: v.object({ code: word, name: word }),
      /** The person's rides on this way up to this one, the oldest first. */
      rides: listOf(v.object({ estimate: wireTenths, total: wireTenths })),
      rating: v.nullable(v.object({ stars, tags: v.array(v.picklist(ratingTags)), text: v.string() })),
      invoice: v.nullable(v.object({ title: word, email: word, at: moment })),
      /** The id of the link for others; null where there is none. */
      share: v.nullable(word),
    }),
  ),
});

/** Says how a ride was. Once only. */
export const rateTrip = endpoint({
  name: 'rateTrip',
  gateway: 'taxi',
  service: 'taxi',
  path: '/taxi/v1/rateTrip',
  encrypted: false,
  effect: 'write',
  body: v.object({
    id: word,
    stars,
    tags: v.array(v.picklist(ratingTags)),
    text: v.pipe(v.string(), v.maxLength(2 * longestRating)),
  }),
  data: v.object({}),
});

/** Asks for the invoice of what the rider paid, sent by mail. Once for each trip. */
export const tripInvoice = endpoint({
  name: 'tripInvoice',
  gateway: 'taxi',
  service: 'taxi',
  path: '/taxi/v1/tripInvoice',
  encrypted: false,
  effect: 'write',
  body: v.object({
    id: word,
    kind: v.picklist(invoiceKinds),
    title: v.pipe(word, v.maxLength(2 * longestTitle)),
    /** Empty for a person. */
    taxNumber: v.string(),
    email: word,
  }),
  data: v.object({}),
});

/** Makes a link by which others follow a trip that is under way, or takes it back. */
export const shareTrip = endpoint({
  name: 'shareTrip',
  gateway: 'taxi',
  service: 'taxi',
  path: '/taxi/v1/shareTrip',
  encrypted: false,
  effect: 'write',
  body: v.object({ id: word, on: v.boolean() }),
  /** The id of the link, which cannot be guessed; null once it is revoked. */
  data: v.object({ share: v.nullable(word) }),
});

/**
 * A trip as anyone with its link may see it; null where the link is unknown, taken back or over. It needs no log-in, so it goes by
 * the gateway that takes no token.
 */
export const sharedTrip = endpoint({
  name: 'sharedTrip',
  gateway: 'auth',
  service: 'taxi',
  path: '/taxi/v1/sharedTrip',
  encrypted: false,
  effect: 'read',
  body: v.object({ id: word }),
  data: v.nullable(
    v.object({
      state: v.picklist(sharedStates),
      city: v.object({ code: word, name: word }),
      /** Null until a driver has taken the trip. The plate is masked. */
      driver: v.nullable(v.object({ name: word, plate: word, car: word })),
      /** Where the car is, roughly; null while it is not on its way. */
      at: v.nullable(point),
      /** When the car will be where it is going. */
      arrives: v.nullable(moment),
    }),
  ),
});

/** A trip in the list. */
export type TripRow = DataOf<typeof taxiOrderList>['trips'][number];
/** A trip on its own page. */
export type TripDetail = NonNullable<DataOf<typeof tripDetail>>;
/** A trip as strangers see it. */
export type SharedTrip = NonNullable<DataOf<typeof sharedTrip>>;
