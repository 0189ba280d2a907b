import { englishDay } from '@/domain/english-dates';
import type { pacing as zh } from './pacing';

export const pacing: typeof zh = {
  title: 'Rewards of this period',
  failed: 'The pace could not be worked out. The coins are safe',
  loading: 'Working out the pace',
  until: ({ month, day }, days) =>
    `Until ${englishDay(month, day)}, ${days === 1 ? '1 day' : `${days} days`}`,
  over: 'This period is over',
  perHead: 'Safe to give each',
  shared: (people, free) => `${people} people, ${free} in all`,
  shares: (given, time) => `${given} of this period given, ${time} of the time over`,
  paces: {
    ahead: 'Giving runs ahead of the time: a little slower will do.',
    even: 'Giving keeps pace with the time.',
    behind: 'Giving is behind the time: who else deserves thanks?',
  },
  balance: 'Balance',
  overdrawn: (balance, amount) => `${balance}, overdrawn by ${amount}`,
  booked: 'Booked in this period',
  given: 'Given in this period',
  grant: 'To give in this period',
  missing: (amount) => `${amount} missing. Wait for new funds before you reward anybody else.`,

  thanksTitle: 'Not thanked yet',
  thanksOnlyYou: 'Only you see this',
  thanksFailed: 'Your team could not be loaded',
  thanksLoading: 'Loading your team',
  thanksNone: 'You have thanked everybody in your team within 90 days.',
  thanksRule: 'Never, or not for 90 days.',
  never: 'Never yet',
  lastTime: ({ year, month, day }) => `Last on ${englishDay(month, day, year)}`,
  more: (count) => `${count} more`,
  reward: 'Reward',
  rewardWho: (name) => `Reward ${name}`,
  addTitle: (names) => `The reward is for ${names} already`,
  addLine: (name) => `Add ${name} to it?`,
  add: 'Add',
  notNow: 'Not now',
  full: (limit) => `The list is full with ${limit}: send it first`,
};
