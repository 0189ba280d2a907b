import { englishMoment } from '@/domain/english-moment';
import { formatCount } from '@/domain/money';
import type { activities as zh } from './activities';

const placesText = (count: number) => (count === 1 ? '1 place' : `${formatCount(count)} places`);

export const activities: typeof zh = {
  categories: {
    festival: 'Festivals',
    welfare: 'Welfare',
    health: 'Health',
    learning: 'Learning',
    family: 'Family',
    community: 'Community',
  },
  states: { running: 'Running', soon: 'Upcoming', over: 'Ended' },
  time: (time) => {
    switch (time.kind) {
      case 'days-left':
        return time.days === 1 ? '1 day left' : `${time.days} days left`;
      case 'ends-today':
        return `Ends today ${englishMoment(time.at, 'clock')}`;
      case 'starts-today':
        return `Starts today ${englishMoment(time.at, 'clock')}`;
      case 'starts':
        return `Starts ${englishMoment(time.at, 'day-clock')}`;
      case 'ended':
        return `Ended ${englishMoment(time.at, 'day')}`;
    }
  },
  joined: (count) => `${count} joined`,
  failed: 'The activity could not be read',
  gone: 'This activity was not found',
  goneLine: 'It may be gone. Look at the others.',
  showAll: 'Show all activities',
  everything: 'All',
  categoriesLabel: 'Kinds of activities',
  statesLabel: 'State',
  searchActivities: 'Search activities',
  searchHint: 'Sports, treasure, family',
  activitiesFailed: 'Activities could not be read',
  activitiesNone: 'No activities yet',
  activitiesNoneLine: 'New ones will be here.',
  activitiesNotFound: 'No activity fits',
  activitiesNotFoundLine: 'Try another word, or look at all of them.',
  found: (count) => (count === 1 ? '1 activity found' : `${formatCount(count)} activities found`),
  share: 'Share',
  shareText: (line) => (line === '' ? 'LongCoin wallet activity' : `${line} · LongCoin wallet activity`),
  untilStart: 'Starts in',
  untilEnd: 'Ends in',
  when: 'Time',
  periodOnDay: (from, to) => `${englishMoment(from, 'weekday-clock')} to ${englishMoment(to, 'clock')}`,
  periodOfDays: (from, to) => `${englishMoment(from, 'day-clock')} to ${englishMoment(to, 'day-clock')}`,
  place: 'Place',
  audience: 'Who may join',
  signUpPeriod: 'Sign-up open',
  signUp: 'Sign-up',
  places: 'Places',
  placesOf: (capacity, left) => `${placesText(capacity)}, ${left === 0 ? 'none' : left} left`,
  colleagues: (count) =>
    count === 1
      ? '1 colleague of your department takes part'
      : `${formatCount(count)} colleagues of your department joined`,
  goods: 'Goods of the activity',
  goodsSoon: 'At this price once the activity has started',
  goodsOver: 'The activity is over: at the usual price',
  limit: (count) => `${formatCount(count)} per person`,
  soldOut: 'Sold out',
  usual: (amount) => `Usually ${amount}`,
  rules: 'Rules',
  join: 'Sign up',
  joinLeft: (left) => `${placesText(left)} left`,
  joinFree: 'No limit: whoever signs up takes part',
  joinDone: 'Signed up',
  isJoined: 'You are signed up',
  isJoinedForGood: 'You are signed up; it is too late to withdraw',
  leave: 'Withdraw',
  leaveTitle: 'Withdraw?',
  leaveLine: 'Your place goes to somebody else. To take part after all you would sign up again.',
  keep: 'Keep my place',
  leaveDone: 'Withdrawn',
  notYet: (opens) => `Sign-up opens ${englishMoment(opens, 'day-clock')}`,
  full: 'No places left',
  fullLine: 'A place is free again when somebody withdraws',
  closed: 'Sign-up is closed',
  over: 'The activity is over',
  cannotJoin: 'Not open to you',
  barred: {
    'oa-account': 'You need an OA account to sign up',
    department: 'It is not open to your department',
    newcomers: 'You have worked here for more than a year',
    seniority: 'Open to you after a year of work here',
  },
  noSignUp: 'No sign-up: simply take part',
  open: 'Open',
  pagesLabel: 'For you and holidays',
  forYou: 'For you',
  holiday: 'Holidays',
  recommendFailed: 'Recommendations could not be read',
  mine: 'Signed up for',
  reason: (reason) => {
    switch (reason.kind) {
      case 'same-kind':
        return 'You joined one of this kind';
      case 'department':
        return reason.count === 1
          ? '1 colleague of your department takes part'
          : `${reason.count} colleagues of your department joined`;
      case 'few-left':
        return `Only ${placesText(reason.count)} left`;
      case 'ends-soon':
        return 'Ends soon';
      case 'starts-soon':
        return 'Starts soon';
      case 'popular':
        return 'Many joined';
      case 'for-you':
        return 'Open to you';
    }
  },
  leadLabel: 'The activity that suits you best',
  none: 'No activity for you now',
  noneLine: 'New ones will be here.',
};
