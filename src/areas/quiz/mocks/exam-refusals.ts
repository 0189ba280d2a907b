import { toMoment } from '@/domain/business-time';
import { periodState } from '@/domain/period';
import type { Refusal } from '@/mocks/core/handler';
import type { Person } from '@/mocks/core/people';
import type { MockExam } from '@/mocks/quiz/exams';

const refusal = (code: string, message: string): Refusal => ({ code, message });

export const unknownExam = refusal('5901', '没有找到这场答题');
export const enrolledAlready = refusal('5904', '你已经报过名了');
export const notEnrolled = refusal('5905', '还没有报名，报名后再开始');
export const notAnswering = refusal('5906', '这场答题没有在进行');
export const feeChanged = refusal('5907', '报名费有变化，请刷新后再报名');
export const needsNoFee = refusal('5908', '这场答题不收报名费');
export const needsFee = refusal('5909', '这场答题要先付报名费');
export const noDraw = refusal('5910', '过关后才能抽奖');
export const drawMissed = refusal('5911', '抽奖已经结束');

/** Why a person cannot take part now; null if they can. */
export function takingPartRefusal(
  { startsAt, endsAt }: MockExam,
  { departed }: Person,
  now: number,
): Refusal | null {
  if (departed) return refusal('5001', '你已离职，不能参加答题');
  const phase = periodState({ startsAt: toMoment(startsAt), endsAt: toMoment(endsAt) }, now);
  if (phase === 'soon') return refusal('5902', '答题还没有开始');
  return phase === 'over' ? refusal('5903', '答题已经结束') : null;
}
