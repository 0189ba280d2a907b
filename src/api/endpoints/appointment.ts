import * as v from 'valibot';
import { lunarPattern } from '@/domain/bookings/day-rule';
import { occasions } from '@/domain/bookings/schedule';
import { endpoint } from '../endpoint';
import { accountType, coins, moment, tagLimit, wireMoney, word } from '../wire';

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
const occasion = v.picklist(occasions);
const every = v.picklist(['yearly', 'monthly', 'once'] as const);

const recipient = v.object({
  usercode: word,
  name: word,
  department: v.string(),
  /** Empty where the gateway does not say it. */
  jobNumber: v.optional(v.string(), ''),
  /** The day that the occasion falls on for them, of whatever year. */
  anchor: day,
  /** The days to come within five years, where they follow the Chinese calendar or the working days. */
  days: v.optional(v.array(day)),
  /** False where they have left or have no OA account: they are skipped. */
  able: v.boolean(),
});

/** How the days depart from the ordinary calendar. */
const dayRule = {
  /** A date of the Chinese calendar that comes every year; a month without a thirtieth gives its last day, a leap month none. */
  lunar: v.optional(v.nullable(v.pipe(v.string(), v.regex(lunarPattern))), null),
  /** A day on which people do not work is moved to the next working day. */
  workingDay: v.optional(v.boolean(), false),
};

const booking = v.object({
  id: word,
  accountType,
  tag: word,
  occasion,
  date: v.nullable(day),
  every,
  ...dayRule,
  recipients: v.pipe(v.array(recipient), v.minLength(1)),
  /** For each of them. */
  money: coins,
  text: v.string(),
  bookedAt: moment,
  /** Its place in the order of payment where the person has changed that; null for the order of booking. */
  place: v.optional(v.nullable(v.number()), null),
  cancelledAt: v.nullable(moment),
  /** When something of it is due next. */
  next: v.nullable(day),
  /** How its last run went; null before the first. */
  last: v.nullable(v.picklist(['paid', 'unpaid'] as const)),
});

/** What one run did with one booking. */
const run = v.object({
  day,
  paid: v.boolean(),
  recipients: v.array(v.object({ usercode: word, name: word })),
  skipped: v.array(v.object({ usercode: word, name: word })),
  amount: coins,
  missing: coins,
  /** It is unpaid because an earlier gift of the day was. */
  behind: v.optional(v.boolean(), false),
  transferId: v.nullable(word),
});

const content = {
  accountType,
  tag: word,
  date: v.nullable(day),
  every,
  transferList: v.array(v.object({ usercode: word })),
  money: wireMoney,
  text: v.string(),
  ...dayRule,
};

/** The tags that a booking may have, with what each says about the money. */
export const appointmentTags = endpoint({
  name: 'appointmentTags',
  gateway: 'wallet',
  service: 'schedule',
  path: '/appointment/v1/tags',
  encrypted: false,
  effect: 'read',
  body: v.object({ accountType }),
  data: v.object({
    tags: v.array(v.object({ name: word, occasion, every, moneyNote: v.string(), limit: tagLimit })),
  }),
});

/** On which day an occasion falls for these colleagues. */
export const appointmentDays = endpoint({
  name: 'appointmentDays',
  gateway: 'wallet',
  service: 'schedule',
  path: '/appointment/v1/days',
  encrypted: false,
  effect: 'read',
  body: v.object({ occasion, transferList: v.array(v.object({ usercode: word })) }),
  data: v.object({ recipients: v.array(recipient) }),
});

/** Every booking of an account, in the order of booking, cancelled and done ones too. */
export const appointmentList = endpoint({
  name: 'appointmentList',
  gateway: 'wallet',
  service: 'schedule',
  path: '/appointment/v1/list',
  encrypted: false,
  effect: 'read',
  body: v.object({ accountType }),
  data: v.object({ bookings: v.array(booking) }),
});

/** One booking with what its runs did; without `id` the newest one, null where there is none. */
export const appointmentDetail = endpoint({
  name: 'appointmentDetail',
  gateway: 'wallet',
  service: 'schedule',
  path: '/appointment/v1/detail',
  encrypted: false,
  effect: 'read',
  body: v.object({ accountType, id: v.optional(word) }),
  data: v.nullable(
    v.object({
      booking,
      runs: v.array(run),
      notices: v.array(v.object({ time: moment, text: word })),
    }),
  ),
});

/** What the runs did with every booking of an account, oldest first. */
export const appointmentRuns = endpoint({
  name: 'appointmentRuns',
  gateway: 'wallet',
  service: 'schedule',
  path: '/appointment/v1/runs',
  encrypted: false,
  effect: 'read',
  body: v.object({ accountType }),
  data: v.object({ runs: v.array(v.object({ ...run.entries, bookingId: word })) }),
});

/** Books; no coins move before the first run. */
export const appointmentCreate = endpoint({
  name: 'appointmentCreate',
  gateway: 'wallet',
  service: 'schedule',
  path: '/appointment/v1/create',
  encrypted: false,
  effect: 'write',
  keepsKey: true,
  body: v.object(content),
  data: v.object({ id: word }),
});

/** Changes what the coming runs pay; what was paid stays. */
export const appointmentUpdate = endpoint({
  name: 'appointmentUpdate',
  gateway: 'wallet',
  service: 'schedule',
  path: '/appointment/v1/update',
  encrypted: false,
  effect: 'write',
  keepsKey: true,
  body: v.object({ id: word, ...content }),
  data: v.object({}),
});

/** Ends one or many; each says whether it was still going on. */
export const appointmentCancel = endpoint({
  name: 'appointmentCancel',
  gateway: 'wallet',
  service: 'schedule',
  path: '/appointment/v1/cancel',
  encrypted: false,
  effect: 'write',
  keepsKey: true,
  body: v.object({ ids: v.pipe(v.array(word), v.minLength(1)) }),
  data: v.object({ cancelled: v.array(word), over: v.array(word) }),
});

/** Changes the order in which an account's gifts of a day are paid: these take, in this order, the places that they hold together. */
export const appointmentOrder = endpoint({
  name: 'appointmentOrder',
  gateway: 'wallet',
  service: 'schedule',
  path: '/appointment/v1/order',
  encrypted: false,
  effect: 'write',
  body: v.object({ accountType, ids: v.pipe(v.array(word), v.minLength(2)) }),
  data: v.object({}),
});

/** Pays now what a run could not pay. */
export const appointmentPayAgain = endpoint({
  name: 'appointmentPayAgain',
  gateway: 'wallet',
  service: 'schedule',
  path: '/appointment/v1/payAgain',
  encrypted: true,
  effect: 'money',
  body: v.object({ id: word, day }),
  data: v.object({ id: word, time: moment }),
});
