import * as v from 'valibot';
import { reminderSubjects } from '@/domain/reminders';
import { endpoint } from '../endpoint';
import { word } from '../wire';

/** Sets or takes back a reminder: of an activity shortly before it starts, of goods when they are there again. */
export const remind = endpoint({
  name: 'remind',
  gateway: 'mall',
  service: 'shop',
  path: '/reminder/v1/remind',
  encrypted: false,
  effect: 'write',
  body: v.object({ about: v.picklist(reminderSubjects), id: word, on: v.boolean() }),
  data: v.object({}),
});
