import { formatCount } from '@/domain/money';
import type { AmountRefusalMessages } from '@/messages/amount-refusal-text';
import { pageArea } from '@/messages/shared';

export const accountApply = {
  loading: '正在加载申请',
  failed: '申请加载失败，龙币没有变动',
  mine: '我的申请',
  intro: '激励账户由团队活动拨款，用来奖励同事。批下来的预算直接进账户。',
  more: '申请追加预算',
  team: '团队',
  purpose: '用途',
  purposeHint: '比如：年终团建',
  purposeMissing: '写一下用途',
  purposeTooLong: (most: number) => `用途最多 ${formatCount(most)} 个字`,
  budget: '预算（龙币）',
  amountRefusals: {
    empty: '请填写预算',
    'not-positive': '预算要大于 0',
    'over-limit': '每次最多申请 100,000 龙币',
  } satisfies AmountRefusalMessages,
  approver: '审批人',
  chooseApprover: '选择审批人',
  approverMissing: '选一位审批人',
  submit: (name: string) => `提交给${name}审批`,
  submitNobody: '提交申请',
  submitted: '已提交申请',
  notSubmitted: (why: string) => `没有提交：${why}`,
  booked: '预算已经到账，可以发放了',
  toGrant: '去发放',
  reason: (text: string) => `退回原因：${text}`,
  unknown: '没有找到这笔申请',
  unknownLine: '链接可能不完整，或它不是你提交的。',
  toMine: '查看我的申请',
};

export const accountApplyMessages = pageArea(accountApply, () =>
  import('./messages.en').then((module) => module.accountApply),
);
