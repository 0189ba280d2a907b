import { call } from '@/api/call';
import { activityDetail, activityList, joinActivity, leaveActivity } from '@/api/endpoints/activity';
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

/** After a refusal too: the activity may just have been filled by others. */
export async function readAgain(): Promise<void> {
  await Promise.all([invalidate(activityDetail), invalidate(activityList)]);
}
