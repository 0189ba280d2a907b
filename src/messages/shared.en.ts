import { illegal, short } from './sentences.en';
import type { SharedMessages } from './shared';

export const shared: SharedMessages = {
  again: 'Try again',
  close: 'Close',
  gotIt: 'Got it',
  seeResult: 'See the result',
  toBill: 'See the bill',
  toHome: 'Back to home',

  loading: 'Loading',
  saving: 'Saving',
  saved: 'Saved',
  submitting: 'Submitting',
  working: 'Still working, please wait',
  asking: 'No answer came; we are finding out. No coins are lost or taken twice. You may leave this page.',
  illegal,
  offline: 'Needs a network',

  unit: 'coins',
  yuan: 'yuan',
  pointsUnit: 'points',
  coins: (amount) => `${amount} coins`,
  short,
  quick: 'Usual amounts',
  keypadDelete: 'Delete',
  keypadDone: 'Done',
};
