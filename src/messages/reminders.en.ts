import type { reminders as zh } from './reminders';

export const reminders: typeof zh = {
  remind: 'Remind me',
  isSet: 'Reminder set',
  label: (title, word) => `${title}, ${word}`,
  set: {
    activity: 'You will be reminded 10 minutes before',
    goods: 'You will be told when it is back',
  },
  removed: 'Reminder removed',
};
