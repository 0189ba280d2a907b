import type { ReminderSubject } from '@/domain/reminders';
import { area } from './define-messages';

const set: Record<ReminderSubject, string> = {
  activity: '开始前 10 分钟提醒你',
  goods: '到货后提醒你',
};

export const reminders = {
  remind: '提醒我',
  isSet: '已设提醒',
  label: (title: string, word: string) => `${title}，${word}`,
  set,
  removed: '已取消提醒',
};

export const reminderMessages = area(reminders, () =>
  import('./reminders.en').then((module) => module.reminders),
);
