import { activityDetail, activityList } from '@/api/endpoints/activity';
import { invalidate } from '@/queries/endpoint';
import { holidaySpecial } from './endpoints';

/** Reads again what tells of an activity; after a refusal too, because others may just have filled it. */
export async function readAgain(): Promise<void> {
  await Promise.all([activityDetail, activityList, holidaySpecial].map((each) => invalidate(each)));
}
