import type { reminders as zh } from './reminders';

export const reminders: typeof zh = {
  remind: {
    activity: 'Remind me',
    goods: 'Remind me',
    flash: 'Remind me',
    flashStock: 'Tell me when back',
  },
  isSet: 'Reminder set',
  label: (title, word) => `${title}, ${word}`,
  set: {
    activity: 'You will be reminded 10 minutes before',
    goods: 'You will be told when it is back',
    flash: 'You will be reminded 10 minutes before',
    flashStock: 'You will be told when it is back',
  },
  removed: 'Reminder removed',
};
