import * as v from 'valibot';
import { endpoint } from '@/api/endpoint';
import { listOf } from '@/api/list-of';
import { moment, wireTenths, word } from '@/api/wire';
import { ruleProblems } from '../rules/fare-split';
import { carKind, fare, place } from './taxi-wire';

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const minuteOfDay = v.pipe(wholeNumber, v.maxValue(24 * 60));

/** The cities where taxis can be called, and the codes of those where most are. */
export const cities = endpoint({
  name: 'cities',
  gateway: 'taxi',
  service: 'taxi',
  path: '/taxi/v1/cities',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: v.object({
    hot: listOf(word),
    cities: listOf(
      v.object({
        code: word,
        name: word,
        /** Syllables parted by blanks. */
        pinyin: v.pipe(v.string(), v.regex(/^[a-z]+( [a-z]+)*$/)),
      }),
    ),
  }),
});

/** Places of a city that fit what was typed; the best known ones where nothing was. */
export const address = endpoint({
  name: 'address',
  gateway: 'taxi',
  service: 'taxi',
  path: '/taxi/v1/address',
  encrypted: false,
  effect: 'read',
  body: v.object({ city: word, text: v.pipe(v.string(), v.maxLength(60)) }),
  data: v.object({ places: listOf(place) }),
});

/**
 * What each kind of car would cost from place to place, with the best coupon and with what the company pays by the chosen rule. `at` is
 * when the ride begins, empty for now; `rule` is empty where the person pays alone.
 */
export const estimatedPrice = endpoint({
  name: 'estimatedPrice',
  gateway: 'taxi',
  service: 'taxi',
  path: '/taxi/v1/estimatedPrice',
  encrypted: false,
  effect: 'read',
  body: v.object({ from: word, to: word, at: v.union([v.literal(''), moment]), rule: v.string() }),
  data: v.object({
    metres: wholeNumber,
    minutes: wholeNumber,
    kinds: listOf(
      v.object({
        kind: carKind,
        /** Until a car is there. */
        arrivalMinutes: wholeNumber,
        /** Without the coupon. */
        full: wireTenths,
        fare,
      }),
    ),
    /** By which rules the company pays, each with the reason why it does not for this ride. */
    rules: listOf(
      v.object({
        id: word,
        name: word,
        most: wireTenths,
        from: minuteOfDay,
        to: minuteOfDay,
        /** Names of the cities; empty for all. */
        cities: v.array(word),
        problem: v.nullable(v.picklist(ruleProblems)),
      }),
    ),
  }),
});
