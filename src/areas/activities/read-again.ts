import { activityDetail, activityList } from '@/api/endpoints/activity';
import { holidaySpecial } from './endpoints';
import { invalidate } from '@/queries/endpoint';

/** Reads again what tells of an activity; after a refusal too, because others may just have filled it. */
export async function readAgain(): Promise<void> {
  await Promise.all([activityDetail, activityList, holidaySpecial].map((each) => invalidate(each)));
}
