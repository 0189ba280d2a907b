import { area } from './define-messages';

export const ownAmounts = {
  split: '怎么分',
  splits: { same: '每人相同', own: '各自金额' },
  people: '各自的金额',
  amountFor: (name: string) => `${name}收到的龙币`,
  give: (name: string) => `给${name}`,
  next: '下一位',
  nobody: '先选择同事，再填各自的金额',
  fillRest: (count: number) => `还没填的 ${count} 位都填`,
  filled: (done: number, people: number, sum: string) => `已填 ${done} / ${people} 人，合计 ${sum}`,
  sum: (people: number) => `${people} 人，各自金额`,
  empty: (name: string) => `请填写${name}的金额`,
  wrong: (name: string, why: string) => `${name}：${why}`,
  left: (names: string, sum: string) => `${names}，各自金额，合计 ${sum}`,
};

export const ownAmountMessages = area(ownAmounts, () =>
  import('./own-amounts.en').then((module) => module.ownAmounts),
);
