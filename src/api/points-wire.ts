import * as v from 'valibot';
import { coins, moment, wireMoney, word } from './wire';

/** Whole points, more than none. */
export const points = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Points for one coin, which hold until the end of the business day, and the limits of exchanges. */
export const exchangeTerms = {
  rate: points,
  /** The least and the most of one exchange. */
  least: coins,
  most: coins,
  /** The most of a calendar month, and what of it is left. */
  perMonth: coins,
  leftThisMonth: coins,
};

/** An exchange as it is ordered: coins of the personal account for so many points, refused where the rate has changed. */
export const exchangeOrder = v.object({ money: wireMoney, points });

/** An exchange that was carried out; `id` names the line of the bill. */
export const exchangeDone = v.object({ id: word, time: moment });
