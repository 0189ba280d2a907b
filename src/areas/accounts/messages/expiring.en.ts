import { englishMoment } from '@/domain/english-moment';
import type { expiring as zh } from './expiring';

export const expiring: typeof zh = {
  title: 'Coins that lapse',
  failed: 'Coins that lapse could not be loaded. Your coins are safe',
  loading: 'Loading coins that lapse',
  none: 'None of your coins lapse',
  soon: (amount, days) => `${amount} lapse within ${days} days`,
  rule: 'What lapses first is spent first. Once all booked gifts are paid in time:',
  day: (at) => englishMoment(at, 'year-day'),
  inDays: (days) => (days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`),
  willBeUsed: 'Booked gifts use all of it in time',
  willExpire: 'No booked gift uses it in time: all of it will lapse',
  partly: (used, expires) => `Booked gifts use ${used}; ${expires} will still lapse`,
  more: (count, amount) => `${count} more, ${amount} in all`,
  withoutGifts: 'Your bookings could not be loaded and are not counted here.',
  allUsed: 'Nothing to worry about: booked gifts use all of it in time.',
  beforeDay: (day) =>
    `Given to colleagues before ${day} it does not lapse, and no booked gift goes unpaid for it.`,
  give: (amount) => `Give ${amount} before it lapses`,
  replaceTitle: (typed) => `The transfer says ${typed} already`,
  ownAmounts: 'an amount of their own for each',
  replaceLine: 'Colleagues and blessing stay; only the coins for each change.',
  replace: (amount) => `Change to ${amount}`,
  keep: 'Keep it',
};
