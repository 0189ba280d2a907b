import { englishMoment } from '@/domain/english-moment';
import type { giftMatch as zh } from './gift-match';

const people = (count: number) => (count === 1 ? 'this colleague' : `these ${count} colleagues`);

export const giftMatch: typeof zh = {
  label: 'Gifts before coins lapse',
  day: englishMoment,
  reasons: {
    birthday: (count) => (count === 1 ? 'this birthday' : `these ${count} birthdays`),
    onboarding: (count) => (count === 1 ? 'this work anniversary' : `these ${count} work anniversaries`),
    mixed: (count) => `these ${count} birthdays and work anniversaries`,
  },
  title: (day, coins, reason, isClose) =>
    `${coins} coins lapse on ${day}: ${isClose ? 'just right' : 'enough'} for ${reason}`,
  birthday: (day) => `Birthday on ${day}`,
  onboarding: (day, years) => `${years} ${years === 1 ? 'year' : 'years'} at work on ${day}`,
  usually: (amount) => `usually ${amount} coins`,
  rest: (total, left) =>
    left === null
      ? `${total} at the usual amounts, with nothing left over.`
      : `${total} at the usual amounts, ${left} left over.`,
  fill: (count) => `Send to ${people(count)}`,
  blessings: {
    birthday: 'Happy birthday',
    onboarding: 'Happy work anniversary',
    mixed: 'Today is your day: all the best',
  },
  earlyBlessings: {
    birthday: 'Happy birthday in advance',
    onboarding: 'Happy work anniversary in advance',
    mixed: 'Your day is coming soon: all the best',
  },
  replaceTitle: 'The transfer has unsent content',
  replaceLine: (count) =>
    `With ${people(count)}, the colleagues, amounts and blessing that were entered are replaced.`,
  replace: 'Replace',
  keep: 'Keep it',
};
