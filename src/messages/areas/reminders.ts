import type { ReminderSubject } from '@/domain/reminders';
import { area } from '../define-messages';

const set: Record<ReminderSubject, string> = {
  activity: '开始前 10 分钟提醒你',
  goods: '到货后提醒你',
  flash: '开抢前 10 分钟提醒你',
  flashStock: '有货后提醒你',
};

export const reminders = {
  remind: {
    activity: '提醒我',
    goods: '提醒我',
    flash: '提醒我',
    flashStock: '到货提醒',
  } satisfies Record<ReminderSubject, string>,
  isSet: '已设提醒',
  label: (title: string, word: string) => `${title}，${word}`,
  set,
  removed: '已取消提醒',
};

export const reminderMessages = area(reminders, () =>
  import('./reminders.en').then((module) => module.reminders),
);
