import { chineseMoment } from '@/domain/chinese-moment';
import type { ApproverBar, ApproverRole } from '@/domain/grants/approval-steps';
import type { GrantChange, GrantState } from '@/domain/grants/grant-state';
import type { GrantOccasion } from '@/domain/grants/occasion';
import type { RowProblem, RowState } from '@/domain/grants/payout';
import type { Moment } from '@/domain/moment';
import { formatCount } from '@/domain/money';
import { pageArea } from '../shared';

const occasions: Record<GrantOccasion, string> = {
  festival: '节日',
  birthday: '生日',
  project: '项目奖',
  condolence: '慰问',
};

const blessings: Record<GrantOccasion, readonly string[]> = {
  festival: ['节日快乐，阖家团圆', '这一年大家辛苦了'],
  birthday: ['生日快乐，天天开心', '生日快乐！'],
  project: ['项目上线，辛苦啦', '一起打赢了这一仗'],
  condolence: ['早日康复，我们都在', '一点心意，请收下'],
};

const titles: Record<GrantOccasion, string> = {
  festival: '节日福利',
  birthday: '生日福利',
  project: '项目奖',
  condolence: '慰问',
};

const states: Record<GrantState, string> = {
  pending: '审批中',
  refused: '已退回',
  withdrawn: '已撤回',
  booked: '预算已到账',
  scheduled: '等待发放',
  paying: '发放中',
  stopped: '发放中断',
  partly: '部分未发',
  paid: '已发放',
};

/** What was done, and by whom. */
const changes: Record<GrantChange, (by: string) => string> = {
  submit: (by) => `${by} 提交`,
  withdraw: (by) => `${by} 撤回`,
  remind: (by) => `${by} 提醒审批`,
  forward: (by) => `${by} 通过`,
  book: (by) => `${by} 通过，预算到账`,
  schedule: (by) => `${by} 通过`,
  refuse: (by) => `${by} 退回`,
  handOver: (by) => `${by} 转交`,
  start: () => '开始发放',
  stop: () => '发放中断',
  resume: (by) => `${by} 继续发放`,
  finishPartly: () => '发放结束',
  finish: () => '全部发完',
};

const roles: Record<ApproverRole, string> = { department: '部门', finance: '财务' };

const rowStates: Record<RowState, string> = {
  waiting: '待发放',
  paid: '已到账',
  failed: '没发成',
  removed: '已移除',
};

const problems: Record<RowProblem, string> = {
  departed: '已离职，无法发放',
  'no-oa': '缺少 OA 账号',
  'no-account': '还没有龙币账户',
  failed: '发放失败，可以再发',
};

export const grants = {
  loading: '正在加载发放活动',
  failed: '发放活动加载失败，龙币没有变动',
  walletTitle: '钱包账户没有审批和发放',
  walletLine: '发放用的是团队的激励账户，请从工作应用打开。',
  noTeamTitle: '你还没有激励账户',
  noTeamLine: '发放从激励账户送出，申请获批后即可使用。',
  apply: '申请激励账户',

  why: '为什么发',
  occasions,
  account: (team: string) => `${team}激励账户`,
  accountNote: (budget: string) => `预算 ${budget}`,
  chooseAccount: '从哪个账户发',
  atOnce: '审批通过后马上发出',
  atOnceNote: '要指定日子可以点这里选',
  onDay: (day: string) => `${day} 10:00 发出`,
  onDayNote: '审批要在这之前完成',
  chooseDay: '哪天发出',
  notOnADay: '通过后马上发',
  onADay: '选一个日子，10:00 发出',
  month: (at: Moment) => chineseMoment(at, 'month'),
  day: chineseMoment,

  whoApproves: '谁来审批',
  approves: { department: '部门审批', finance: '财务审批' } satisfies Record<ApproverRole, string>,
  chooseApprover: '选择审批人',
  barred: '不能审批',
  bars: {
    applicant: '这笔申请是 TA 提交的',
    paid: '在发放名单里，不能审批，请换一位',
    decides: '已经是这笔申请的审批人',
  } satisfies Record<ApproverBar, string>,
  approverPaid: (name: string) => `${name}在名单里，请换审批人`,

  toWhom: '发给谁',
  people: (count: number) => `共 ${formatCount(count)} 人`,
  source: '名单来源',
  byPicker: '选同事',
  bySheet: '导入表格',
  importSheet: '选择表格文件',
  importSheetNote: '.xlsx 或 .csv，最多 20,000 行',
  sheetLoading: '正在读取名单',
  sheetRows: (count: number) => `${formatCount(count)} 行都没问题`,
  seeList: '看名单',
  ownAmounts: '按名单各自金额',
  choosePeople: '选择同事',
  choosePeopleNote: '一个一个选，最多 100 人',
  changePeople: '点这里增减同事',
  chosen: (count: number) => `已选 ${formatCount(count)} 人`,
  full: (most: number) => `一个一个选，最多 ${formatCount(most)} 人`,
  names: (names: readonly string[]) =>
    names.length > 3 ? `${names.slice(0, 3).join('、')}等 ${names.length} 人` : names.join('、'),
  each: '每人',
  noAmount: '填写金额',
  eachLabel: '每人收到',
  sum: (people: number, total: string) => `${formatCount(people)} 人合计 ${total}`,
  blessings,

  total: '合计',
  used: (amount: string) => `已用 ${amount}`,
  thisOne: (amount: string) => `这次 ${amount}`,
  left: (amount: string) => `还剩 ${amount}`,
  bar: (used: string, amount: string, left: string) =>
    `本季预算已用 ${used} 龙币，这次 ${amount} 龙币，还剩 ${left} 龙币`,
  short: (missing: string) => `超出可用预算 ${missing} 龙币`,

  save: '存草稿',
  saved: '草稿已存在这台手机上',
  submit: (approver: string) => `提交给${approver}审批`,
  submitted: '已提交审批',
  notSubmitted: (why: string) => `没有提交：${why}`,
  missingPeople: '先选要发给谁',
  missingSheet: '先导入名单',
  missingAmount: '先填每人多少龙币',
  pastDay: '发放日已经过了，重新选一天',
  textTooLong: '祝福最多 40 个字',
  unanswered: '刚才的提交没有收到结果，请再试一次，不会重复提交',
  reason: (text: string) => `退回原因：${text}`,
  stopped: (why: string) => `发到一半停下了：${why}。已到账的不会重复发`,
  changing: '改好后重新提交，会再次审批',
  startAnew: '不改了，写新的',

  titles,
  states,
  changes,
  roles,
  rowStates,
  problems,
  titleOf: (title: string, team: string) => `${title} · ${team}`,
  submittedBy: (name: string, time: string) => `${name} 提交于 ${time}`,
  figurePeople: '人',
  figureTotal: '合计龙币',
  figureEach: '人均',
  figureBudget: '预算龙币',
  steps: '审批进度',
  stepSubmit: '提交',
  stepPay: '发放',
  stepBook: '到账',
  stepMine: (role: string) => `${role} · 我`,
  trail: '审批记录',
  trailFailed: '没能打开这笔申请，龙币没有变动',
  list: '名单预览',
  takenOut: (count: number, total: string) => `申请时合计 ${total} 龙币，移除 ${formatCount(count)} 人`,
  wholeList: (count: number) => `全部 ${formatCount(count)} 行`,
  listScroll: '发放名单，可左右滑动',
  columns: { number: '#', name: '姓名', oa: 'OA 账号', department: '部门', money: '龙币', state: '说明' },
  employed: '在职',
  noOa: '未填写',
  rowRange: (shown: number, count: number) => `显示 ${formatCount(shown)} 行，共 ${formatCount(count)} 行`,
  slide: '左右滑动看全部列',
  blessing: '祝福',
  plan: '发放时间',

  // How it went out
  mine: '我发起的',
  all: '全部发放',
  none: '还没有发放',
  noneLine: '发起一次发放，审批通过后就会发到同事账户。',
  create: '发起发放',
  unknown: '没有找到这次发放',
  unknownLine: '链接可能不完整，或你不能查看这次发放。',
  progress: (paid: number, people: number) => `已发 ${paid} / ${formatCount(people)} 人`,
  progressSum: (sum: string) => `已发 ${sum} 龙币`,
  paidPart: (count: number) => `已到账 ${formatCount(count)}`,
  failedPart: (count: number) => `没发成 ${formatCount(count)}`,
  waitingPart: (count: number) => `待发放 ${formatCount(count)}`,
  rowFilter: '按结果看',
  rowFilters: { all: '全部', failed: '没发成', waiting: '待发放', paid: '已到账' },
  noRows: '没有这样的同事',
  payAgain: (count: number) => `再发一次（${formatCount(count)} 人）`,
  payOn: (count: number) => `继续发放（${formatCount(count)} 人）`,
  payAgainTitle: '再发一次',
  payAgainSum: (amount: string) => `发放 ${amount} 龙币`,
  payAgainFinal: '只发还没到账的同事，发过的不会重复',
  nobodyAgain: '剩下的同事暂时都不能收龙币',
  remind: '提醒审批',
  reminded: '已提醒，今天不用再提醒',
  remindedToday: '今天已提醒',
  withdraw: '撤回',
  withdrawTitle: '撤回这次申请？',
  withdrawLine: '撤回后可以修改再提交，龙币不会发出。',
  withdrawn: '已撤回',
  keep: '先不撤回',
  edit: '修改后再提交',
  notChanged: (why: string) => `没有改成：${why}`,
};

export const grantMessages = pageArea(grants, () => import('./grants.en').then((module) => module.grants));
