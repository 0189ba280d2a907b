import * as v from 'valibot';
import { endpoint, type DataOf } from '@/api/endpoint';
import { moment, wireTenths, word } from '@/api/wire';
import { longestDriverNote } from '../rules/ride-time';
import { tripStates } from '../rules/trip-state';
import { carKind, fare, place, point } from './taxi-wire';

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const maybe = v.nullable(moment);

const driver = v.object({
  name: word,
  plate: word,
  /** Colour, make and model. */
  car: word,
  /** In tenths of a star. */
  rating: v.pipe(wholeNumber, v.maxValue(50)),
  years: wholeNumber,
  trips: wholeNumber,
  /** Leads to the driver for this trip only. */
  phone: word,
});

const trip = v.object({
  id: word,
  state: v.picklist(tripStates),
  from: place,
  to: place,
  kind: carKind,
  /** The moment that it was booked for; null for now. */
  when: maybe,
  /** By road, as estimated. */
  metres: wholeNumber,
  minutes: wholeNumber,
  estimate: fare,
  /** What it came to; null until the ride ended. */
  fare: v.nullable(fare),
  driver: v.nullable(driver),
  /** Where the driver was when taking the trip. */
  driverFrom: v.nullable(point),
  at: v.object({
    ordered: moment,
    searched: maybe,
    assigned: maybe,
    arrived: maybe,
    started: maybe,
    finished: maybe,
    paid: maybe,
    ended: maybe,
  }),
  /** The way that the car is driving; null while it stands. Between both moments it moves evenly from its one end to the other. */
  leg: v.nullable(v.object({ from: moment, to: moment, metres: wholeNumber })),
  /** Until when cancelling is free; null where it costs nothing, or is not possible any more. */
  freeUntil: maybe,
  cancelFee: wireTenths,
  /** What the rider still has to pay, for the ride or for having cancelled it late, and the order of it at the cashier. */
  owed: wireTenths,
  order: v.nullable(word),
  note: v.string(),
});

/** Orders a car, now or for later. A second one while a trip is under way or owed is refused. */
export const book = endpoint({
  name: 'book',
  gateway: 'taxi',
  service: 'taxi',
  path: '/taxi/v1/book',
  encrypted: false,
  effect: 'write',
  keepsKey: true,
  body: v.object({
    /** Ids of places. */
    from: word,
    to: word,
    kind: carKind,
    /** Empty for now. */
    at: v.union([v.literal(''), moment]),
    /** By which company rule the company pays; empty where the rider pays alone. */
    rule: v.string(),
    note: v.pipe(v.string(), v.maxLength(2 * longestDriverNote)),
    /** The estimate that was shown, and the own part of it; others are refused. */
    total: wireTenths,
    own: wireTenths,
  }),
  data: v.object({ id: word }),
});

/** A trip with where its car is; without an id the one that is under way or still owed, null where there is none. */
export const orderCheck = endpoint({
  name: 'orderCheck',
  gateway: 'taxi',
  service: 'taxi',
  path: '/taxi/v1/orderCheck',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ id: v.string() }),
  data: v.object({ trip: v.nullable(trip) }),
});

/** Cancels a trip before its ride, for the fee that was shown; another fee is refused. */
export const cancel = endpoint({
  name: 'cancel',
  gateway: 'taxi',
  service: 'taxi',
  path: '/taxi/v1/cancel',
  encrypted: false,
  effect: 'write',
  keepsKey: true,
  body: v.object({ id: word, fee: wireTenths }),
  data: v.object({}),
});

/** What was paid for a trip and by whom; without an id for the newest one that ended. Null where there is none. */
export const payResult = endpoint({
  name: 'payResult',
  gateway: 'taxi',
  service: 'taxi',
  path: '/taxi/v1/payResult',
  encrypted: false,
  effect: 'read',
  changedByPayments: true,
  body: v.object({ id: v.string() }),
  data: v.nullable(
    v.object({
      id: word,
      state: v.picklist(tripStates),
      from: place,
      to: place,
      fare: v.nullable(fare),
      cancelFee: wireTenths,
      /** Null while it is still to be paid. */
      paidAt: maybe,
      order: v.nullable(word),
    }),
  ),
});

/** A trip as its rider sees it. */
export type Trip = NonNullable<DataOf<typeof orderCheck>['trip']>;
/** Who drives, and what. */
export type Driver = NonNullable<Trip['driver']>;
