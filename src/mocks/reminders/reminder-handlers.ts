import * as endpoints from '@/api/endpoints/reminder';
import type { ReminderSubject } from '@/domain/reminders';
import { serve, type Handler } from '@/mocks/core/handler';
import { noticeOf } from './reminder-notices';
import { withoutReminder, withReminder } from './reminders';

const tooLate: Readonly<Record<ReminderSubject, string>> = {
  activity: '活动马上开始，不用提醒了',
  goods: '还有货，现在就能买',
  flash: '马上开始，不用提醒了',
  flashStock: '还有货，现在就能抢',
};

const remind: Handler<typeof endpoints.remind> = (state, { body, person }, now) => {
  const { about, id, on } = body;
  const reminder = { about, id, usercode: person.usercode };
  if (!on) return { state: withoutReminder(state, reminder), data: {} };
  const notice = noticeOf(state, reminder, now);
  if (notice === null) return { state, refusal: { code: '7210', message: '没有找到要提醒的内容' } };
  if (notice.time <= now) return { state, refusal: { code: '7211', message: tooLate[about] } };
  return { state: withReminder(state, reminder), data: {} };
};

export const handlers = [serve(endpoints.remind, remind)];
