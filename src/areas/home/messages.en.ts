import { englishDay } from '@/domain/english-dates';
import { formatCount } from '@/domain/money';
import type { homeToday as zh } from './messages';

export const homeToday: typeof zh = {
  title: 'Today',
  loading: 'Looking at today',
  calm: 'Nothing to do today',
  partly: 'Not all of today could be read',
  calmLine: 'A few words and a few coins',
  bless: 'Send a gift',
  more: (count) => `${formatCount(count)} more`,
  fewer: 'Show less',
  toPay: (title) => `${title} waits to be paid`,
  toPayLine: (amount, time) => `${amount} coins · until ${time}`,
  pay: 'Pay',
  trip: 'A trip is under way',
  see: 'Open',
  awaited: {
    'activity-approval': (count) =>
      count === 1
        ? 'An activity budget needs your approval'
        : `${formatCount(count)} activity budgets need your approval`,
    'grant-approval': (count) =>
      count === 1 ? 'A grant needs your approval' : `${formatCount(count)} grants need your approval`,
    sale: (count) =>
      count === 1 ? 'Hand over what you sold' : `Hand over ${formatCount(count)} things you sold`,
    'refund-answer': (count) =>
      count === 1 ? 'A refund waits for your answer' : `${formatCount(count)} refunds wait for your answer`,
    receipt: (count) =>
      count === 1 ? 'Confirm that you got your item' : `Confirm the receipt of ${formatCount(count)} items`,
    prize: (count) => (count === 1 ? 'A prize waits for you' : `${formatCount(count)} prizes wait for you`),
  },
  awaitedUntil: (day) => `The first until ${day}`,
  unpaid: (day, names) => `The gift for ${names} ${day} may stay unpaid`,
  unpaidLine: (missing) => `${missing} coins missing; there is still time`,
  mend: 'Top up',
  failed: (names, count) =>
    count === 1
      ? `Today’s gift for ${names} was not sent`
      : `${formatCount(count)} gifts of today were not sent`,
  failedLine: (amount, count) =>
    count === 1
      ? `${amount} coins were not taken; you can send it now`
      : 'No coins were taken; you can send each now',
  resend: 'Open',
  expiring: (amount, day) => `${amount} coins expire ${day}`,
  expiringLine: 'Spend them first, or give them away',
  plan: 'See plan',
  birthdayOf: (name, when) => `${name}’s birthday is ${when}`,
  onboardingOf: (name, when) => `${name}’s work anniversary is ${when}`,
  birthdays: (count) => `${formatCount(count)} ${count === 1 ? 'birthday' : 'birthdays'} this week`,
  occasions: (count) => `${formatCount(count)} colleagues have a day within a week`,
  occasionLine: 'A few words and a few coins',
  bookedLine: 'Booked: it goes out at 10:00 that day',
  gift: (sender, amount) => `${sender} sent you ${amount} coins`,
  thanks: (name, count) =>
    count === 1 ? `${name} thanked you` : `${name} and others, ${formatCount(count)} in all, thanked you`,
  open: 'Open',
  today: 'today',
  tomorrow: 'tomorrow',
  dayOf: (month, day) => `on ${englishDay(month, day)}`,
  dayOfYear: (year, month, day) => `on ${englishDay(month, day, year)}`,
  names: (names) => (names.length > 2 ? `${names[0] ?? ''} and ${names.length - 1} more` : names.join(', ')),
  badge: (count) => String(count),
  services: 'All services',
  seeAll: 'See all',
  month: 'This month',
  income: (amount) => `in ${amount}`,
  spending: (amount) => `out ${amount}`,
  monthFailed: 'This month could not be read',
  arrived: (amount) => `${amount} coins have arrived`,
  arrivedTitle: 'Welfare has come',
  take: 'Take it',
};
