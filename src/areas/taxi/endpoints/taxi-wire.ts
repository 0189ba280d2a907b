import * as v from 'valibot';
import { wireTenths, word } from '@/api/wire';
import { isTenths, type Tenths } from '@/domain/money';
import { carKinds } from '../rules/car-kind';
import { peaks } from '../rules/fare';

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const carKind = v.picklist(carKinds);

/** A point on the plane of a city, in whole metres. */
export const point = v.object({
  x: v.pipe(v.number(), v.safeInteger()),
  y: v.pipe(v.number(), v.safeInteger()),
});

/** Where a ride starts or ends. */
export const place = v.object({
  id: word,
  name: word,
  /** The door to stop at. */
  detail: v.string(),
  /** The code of its city. */
  city: word,
  at: point,
});

/** What a coupon takes off a fare, below 0. */
const takenOff = v.custom<Tenths>((value) => isTenths(value) && value < 0, 'no whole tenths below 0');

const fareLine = v.variant('part', [
  v.object({ part: v.literal('start'), money: wireTenths, metres: wholeNumber }),
  /** `rate` is in hundredths of a coin for each kilometre. */
  v.object({ part: v.literal('distance'), money: wireTenths, metres: wholeNumber, rate: wholeNumber }),
  /** `rate` is in hundredths of a coin for each minute. */
  v.object({ part: v.literal('time'), money: wireTenths, minutes: wholeNumber, rate: wholeNumber }),
  v.object({ part: v.literal('peak'), money: wireTenths, peak: v.picklist(peaks) }),
  v.object({ part: v.literal('coupon'), money: takenOff, name: word }),
]);

/** The price of a ride: its lines come to `total`, which is `company` and `own` together. */
export const fare = v.object({
  lines: v.array(fareLine),
  total: wireTenths,
  company: wireTenths,
  own: wireTenths,
  /** By which company rule the company pays; null where it pays nothing. */
  rule: v.nullable(v.object({ id: word, name: word, most: wireTenths })),
});
