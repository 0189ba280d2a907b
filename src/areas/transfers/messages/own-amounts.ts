import { area } from '@/messages/define-messages';

export const ownAmounts = {
  split: '怎么分',
  splits: { same: '每人相同', own: '分别填写' },
  people: '每人的金额',
  amountFor: (name: string) => `${name}收到的龙币`,
  give: (name: string) => `给${name}`,
  next: '下一位',
  nobody: '先选择同事，再分别填写金额',
  fillRest: (count: number) => `其余 ${count} 位统一填`,
  filled: (done: number, people: number, sum: string) => `已填 ${done} / ${people} 人，合计 ${sum}`,
  sum: (people: number) => `${people} 人，金额不同`,
  differ: '金额不同',
  empty: (name: string) => `请填写${name}的金额`,
  wrong: (name: string, why: string) => `${name}：${why}`,
  left: (names: string, sum: string) => `${names}，金额分别填写，合计 ${sum}`,
};

export const ownAmountMessages = area(ownAmounts, () =>
  import('./own-amounts.en').then((module) => module.ownAmounts),
);
