import { chineseMoment } from '@/domain/chinese-moment';
import { formatCount } from '@/domain/money';
import { area } from '@/messages/define-messages';
import { pageArea } from '@/messages/shared';
import type { MatchedBy } from './rules/pasted-list';
import type { PastedVerdict } from './rules/pasted-verdicts';

export const centre = {
  records: '转账记录',
  accounts: '账户',
  personal: '个人账户',
  team: '激励账户',
  accountsFailed: '余额加载失败',
  kinds: {
    transfer: ['转账', '马上送到同事手里'],
    reward: ['奖励', '带上理由，马上给'],
    schedule: ['定时祝福', '到日子自动送达'],
    scheduleReward: ['定时奖励', '按日子奖励团队'],
  } as Record<'transfer' | 'reward' | 'schedule' | 'scheduleReward', readonly [string, string]>,
  draftTitle: '还没送出的一份',
  draftPeople: (names: string, each: string) => `${names}，每人 ${each}`,
  draftNoAmount: (names: string) => `${names}，还没填金额`,
  nobody: '还没选同事',
  drop: '丢弃',
  goOn: '继续送出',
  dropped: '已丢弃',
  bookingTitle: '没完成的预约',
  changeTitle: '没改完的预约',
  unanswered: '暂未收到结果，还不知道有没有预约成功',
  dropWhat: (what: string) => `丢弃：${what}`,
  paidOnce: '只送一次',
  goOnBooking: '继续预约',
  goOnChange: '继续修改',
  see: '去看看',
  goOnWhat: (action: string, what: string) => `${action}：${what}`,
  recentTitle: '最近送过',
  everybody: '全部同事',
  choose: '选同事',
  sendTo: (name: string) => `转给${name}`,
  giftedFailed: '送过的同事加载失败',
  noGifts: '送出心意后会显示在这里。',
  soonTitle: '你送过的人，好日子快到了',
  noneSoon: '未来 60 天没有生日或入职周年。',
  birthday: (name: string) => `${name} · 生日`,
  onboarding: (name: string, years: number) => `${name} · 入职 ${years} 周年`,
  lastTime: (day: string, coins: string) => `${day} · 上次送了 ${coins}`,
  booked: (coins: string) => `已约 ${coins}`,
  book: '去预约',
  bookFor: (name: string) => `去预约，给${name}`,
};

/** The transfer centre. */
export const centreMessages = pageArea(centre, () => import('./messages.en').then((module) => module.centre));

export const ownAmounts = {
  split: '怎么分',
  splits: { same: '每人相同', own: '分别填写' },
  people: '每人的金额',
  amountFor: (name: string) => `${name}收到的龙币`,
  give: (name: string) => `给${name}`,
  next: '下一位',
  nobody: '先选择同事，再分别填写金额',
  fillRest: (count: number) => `其余 ${formatCount(count)} 位统一填`,
  filled: (done: number, people: number, sum: string) =>
    `已填 ${formatCount(done)} / ${formatCount(people)} 人，合计 ${sum}`,
  sum: (people: number) => `${formatCount(people)} 人，金额不同`,
  differ: '金额不同',
  empty: (name: string) => `请填写${name}的金额`,
  wrong: (name: string, why: string) => `${name}：${why}`,
  left: (names: string, sum: string) => `${names}，金额分别填写，合计 ${sum}`,
};

export const ownAmountMessages = area(ownAmounts, () =>
  import('./messages.en').then((module) => module.ownAmounts),
);

const by: Record<MatchedBy, string> = {
  oa: 'OA 账号',
  'job-number': '工号',
  usercode: '用户编号',
  name: '姓名',
};

const verdicts: Record<PastedVerdict, string> = {
  ready: '可添加',
  'same-name': '有重名，请选择',
  unknown: '没找到',
  contradictory: '姓名与账号不符',
  departed: '已离职',
  'no-oa': '无 OA 账号',
  self: '自己',
  twice: '已在名单里',
  full: '下一批',
};

const causes: Record<Exclude<PastedVerdict, 'ready'>, (count: number) => string> = {
  'same-name': (count) => `${formatCount(count)} 位有重名，请选择是哪一位`,
  unknown: (count) => `${formatCount(count)} 位没找到，请核对姓名或账号`,
  contradictory: (count) => `${formatCount(count)} 位的姓名与账号不符，请核对`,
  departed: (count) => `${formatCount(count)} 位已离职，不能收龙币`,
  'no-oa': (count) => `${formatCount(count)} 位没有 OA 账号，开通后才能收龙币`,
  self: () => '不能转给自己',
  twice: (count) => `${formatCount(count)} 位已在名单里，不会重复添加`,
  full: (count) => `一次最多 20 位，其余 ${formatCount(count)} 位留到下一批`,
};

export const pasteList = {
  title: '粘贴名单',
  field: '名单',
  hint: '从表格复制粘贴，或每行填一位：姓名、工号或 OA 账号',
  total: (rows: number, ready: number) => `共 ${formatCount(rows)} 位，可添加 ${formatCount(ready)} 位`,
  headers: (count: number) => `已跳过 ${formatCount(count)} 行表头`,
  causes,
  verdicts,
  by,
  rows: '识别结果',
  line: (line: number) => `第 ${line} 行`,
  matched: (line: number, by: string, cell: string) => `第 ${line} 行 · 按${by}“${cell}”识别`,
  which: (name: string) => `选择${name}`,
  takeAmounts: '同时填入金额',
  takeAmountsLine: '按名单里每个人的金额填写',
  add: (count: number) => `添加 ${formatCount(count)} 位同事`,
  nobody: '还没有可添加的同事',
  done: (count: number) => `已添加 ${formatCount(count)} 位同事`,
  nextBatch: (count: number) => `名单里还有 ${formatCount(count)} 位同事留到下一批`,
  addBatch: '添加',
  dropBatch: '放弃下一批',
};

export const pasteListMessages = area(pasteList, () =>
  import('./messages.en').then((module) => module.pasteList),
);

/** “陈思远、周一航等 5 人” */
function named(names: readonly string[]): string {
  return names.length > 2 ? `${names.slice(0, 2).join('、')}等 ${names.length} 人` : names.join('、');
}

export const preCheck = {
  title: '转出前看一眼',
  free: (count: number) => `${formatCount(count)} 处，不影响转出`,
  place: (department: string, jobNumber: string) => `${department} · 工号\u00a0${jobNumber}`,
  namesake: (count: number, name: string) => `有 ${formatCount(count)} 位${name}，你选的是这一位`,
  first: (name: string) => `第一次送给${name}`,
  equalToday: (names: readonly string[]) => `今天已给${named(names)}送过同样的金额`,
  equalTodayReward: (names: readonly string[]) => `今天已奖励过${named(names)}同样的金额`,
  lastToday: (time: string, amount: string) => `今天 ${time}，${amount} 龙币`,
  recent: (name: string) => `最近送过${name}`,
  recentReward: (name: string) => `最近奖励过${name}`,
  /** `year` is null where it is the current one. */
  last: (day: string, amount: string) => `${day}，${amount} 龙币`,
  sameText: (names: readonly string[]) => `一年前给${named(names)}也写过这句`,
  day: chineseMoment,
  muchMore: (amount: string) => `每人 ${amount}，比平时多很多`,
  muchLess: (amount: string) => `每人 ${amount}，比平时少很多`,
  muchMoreFor: (names: readonly string[], amount: string) => `给${named(names)} ${amount}，比平时多很多`,
  muchLessFor: (names: readonly string[], amount: string) => `给${named(names)} ${amount}，比平时少很多`,
  usual: (low: string, high: string) => (low === high ? `平时每人 ${low}` : `平时每人 ${low}–${high}`),
  likely: (usual: string, amount: string) => `${usual}，是不是想送 ${amount}？`,
  change: '换一位',
  skip: '这次不送',
  another: '换一句',
  write: '自己写',
  amount: '改金额',
  about: (fix: string, name: string) => `${fix}：${name}`,
  skipped: (name: string) => `已移除${name}`,
  texts: [
    '辛苦啦，谢谢你',
    '祝你事事顺心',
    '愿你天天开心',
    '一路有你，真好',
    '恭喜发财！',
  ] as readonly string[],
};

/** The hints that are shown before a transfer is sent. */
export const preCheckMessages = area(preCheck, () =>
  import('./messages.en').then((module) => module.preCheck),
);

export const quickSend = {
  title: '最近和常送',
  add: (name: string) => `送给${name}`,
  asLast: (amount: string, text: string) => `用上次的：${amount} 龙币，“${text}”`,
  cap: (perPayment: string, left: string) => `每笔最多 ${perPayment}，今日还可转 ${left}`,
  leftToday: (left: string) => `今日还可转 ${left}`,
  overCap: (cap: string) => `合计超出限额：${cap}`,
};

/** The messages of the quick transfer to a known recipient. */
export const quickSendMessages = area(quickSend, () =>
  import('./messages.en').then((module) => module.quickSend),
);
