import { tenths, type Tenths } from '@/domain/money';

interface RewardTag {
  readonly name: string;
  /** The note about the money. */
  readonly money: string;
  /** What each recipient gets at most; null without a cap. */
  readonly limit: Tenths | null;
}

/** What a reward may be for. */
export const rewardTags: readonly RewardTag[] = [
  { name: '优秀员工', money: '每人 200 龙币以内', limit: tenths(2_000) },
  { name: '项目攻坚', money: '按贡献，每人 500 龙币以内', limit: tenths(5_000) },
  { name: '好点子', money: '通常每人 66 或 88 龙币', limit: null },
  { name: '乐于助人', money: '通常每人 66 或 88 龙币', limit: null },
];
