import { englishMoment } from '@/domain/english-moment';
import type { preCheck as zh } from './pre-check';

function named(names: readonly string[]): string {
  const [one = '', two = ''] = names;
  if (names.length > 2) return `${one}, ${two} and ${names.length - 2} more`;
  return names.length === 2 ? `${one} and ${two}` : one;
}

export const preCheck: typeof zh = {
  title: 'Have a look first',
  free: (count) => (count === 1 ? '1 thing; send all the same' : `${count} things; send all the same`),
  place: (department, jobNumber) => `${department} · no.\u00a0${jobNumber}`,
  namesake: (count, name) => `${count} colleagues are called ${name}; this is the one`,
  first: (name) => `First gift to ${name}`,
  equalToday: (names) => `${named(names)} got the same amount today`,
  equalTodayReward: (names) => `${named(names)} was rewarded with the same amount today`,
  lastToday: (time, amount) => `Today ${time}, ${amount} coins`,
  recent: (name) => `${name} got something lately`,
  recentReward: (name) => `${name} was rewarded lately`,
  last: (day, amount) => `${day}, ${amount} coins`,
  sameText: (names) => `${named(names)} got these words a year ago`,
  day: englishMoment,
  muchMore: (amount) => `${amount} each is much more than usual`,
  muchLess: (amount) => `${amount} each is much less than usual`,
  muchMoreFor: (names, amount) => `${amount} for ${named(names)} is much more than usual`,
  muchLessFor: (names, amount) => `${amount} for ${named(names)} is much less than usual`,
  usual: (low, high) => (low === high ? `Usually ${low} each` : `Usually ${low}–${high} each`),
  likely: (usual, amount) => `${usual}; did you mean ${amount}?`,
  change: 'Change',
  skip: 'Leave out',
  another: 'Other words',
  write: 'Write',
  amount: 'Amount',
  about: (fix, name) => `${fix}: ${name}`,
  skipped: (name) => `${name} was left out`,
  texts: [
    'Thank you for your hard work',
    'May all go well for you',
    'A happy day to you',
    'Glad you are here',
    '恭喜发财！',
  ],
};
