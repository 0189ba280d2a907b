import { call } from '@/api/call';
import { activityDetail, activityList, joinActivity, leaveActivity } from '@/api/endpoints/activity';
import { holidaySpecial } from '@/api/endpoints/holiday';
import { invalidate } from '@/queries/endpoint';

/** Signs the person up for an activity. Throws `GatewayError` after it was shown. */
export async function signUp(id: string): Promise<void> {
  try {
    await call(joinActivity, { id });
  } finally {
    await readAgain();
  }
}

/** Withdraws the person from an activity. Throws `GatewayError` after it was shown. */
export async function withdraw(id: string): Promise<void> {
  try {
    await call(leaveActivity, { id });
  } finally {
    await readAgain();
  }
}

/** Reads again what tells of an activity; after a refusal too, because others may just have filled it. */
export async function readAgain(): Promise<void> {
  await Promise.all([activityDetail, activityList, holidaySpecial].map((each) => invalidate(each)));
}
