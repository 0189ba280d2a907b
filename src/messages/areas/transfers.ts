import type { AccountType } from '@/domain/account';
import { formatCount } from '@/domain/money';
import type { RecipientRefusal } from '@/domain/transfers/recipients';
import type { AmountRefusalMessages } from '../amount-refusal-text';
import { unfinishedOf } from '../sentences';
import { pageArea } from '../shared';

const amountRefusals: AmountRefusalMessages = {
  empty: '请填写金额',
  'not-positive': '金额要大于 0',
  'over-limit': '单人最多 10,000 龙币',
};

const recipientRefusals: Record<RecipientRefusal, (name: string) => string> = {
  full: (name) => `最多选 20 位同事，没有添加${name}`,
  self: () => '不能转给自己',
  twice: (name) => `${name}已经在名单里`,
  departed: (name) => `${name}已离职，不能收龙币`,
  'no-oa': (name) => `${name}还没有 OA 账号，开通后才能收龙币`,
};

/** What a transfer from each account is called. */
interface KindMessages {
  toWhom: string;
  final: string;
  sendAnyway: (total: string) => string;
  refused: string;
  notSentLine: string;
  checkingTitle: string;
  notTwice: string;
  asking: string;
  accountAfter: (account: string, rest: string) => string;
  unfinished: string;
  toDetail: string;
  detailTitle: string;
  success: string;
  sent: string;
  received: string;
  sendMore: string;
}

const kinds: Record<AccountType, KindMessages> = {
  0: {
    toWhom: '送给谁',
    final: '即时到账，转出后不能撤回',
    sendAnyway: (total) => `仍要转出 ${total} 龙币`,
    refused: '没有转出',
    notSentLine: '系统没有收到这笔转账，你的龙币没有变动。',
    checkingTitle: '正在核对这笔转账',
    notTwice: '不要重复转出',
    asking: '暂未收到结果，正在查询，请勿重复转账',
    accountAfter: (account, rest) => `${account}，转出后余 ${rest}`,
    unfinished: unfinishedOf('笔转账'),
    toDetail: '查看转账',
    detailTitle: '转账详情',
    success: '心意已送到',
    sent: '已转出',
    received: '已收到',
    sendMore: '再转一笔',
  },
  1: {
    toWhom: '奖励谁',
    final: '即时到账，发出后不能撤回',
    sendAnyway: (total) => `仍要发出 ${total} 龙币`,
    refused: '没有发出',
    notSentLine: '系统没有收到这笔奖励，激励账户没有变动。',
    checkingTitle: '正在核对这笔奖励',
    notTwice: '不要重复发出',
    asking: '暂未收到结果，正在查询，请勿重复发奖励',
    accountAfter: (account, rest) => `${account}，发出后余 ${rest}`,
    unfinished: unfinishedOf('笔奖励'),
    toDetail: '查看奖励',
    detailTitle: '奖励详情',
    success: '奖励已送到',
    sent: '已发出奖励',
    received: '已收到奖励',
    sendMore: '再发一份奖励',
  },
};

export const transfers = {
  /** By the account that pays. */
  kinds,
  title: '转账',
  records: '账单',
  chosen: (count: number, limit: number) => `已选 ${formatCount(count)} / ${formatCount(limit)} 人`,
  add: '添加同事',
  full: (limit: number) => `已满 ${formatCount(limit)} 人`,
  remove: (name: string) => `移除${name}`,
  moreChips: (count: number) => `还有 ${formatCount(count)} 位`,
  fewerChips: '收起',
  clearChips: '清空',
  clearChipsTitle: (count: number) => `清空已选的 ${formatCount(count)} 位同事？`,
  clearChipsLine: '只清空名单，金额和祝福都还在。',
  clearChipsNow: '清空名单',
  keepChips: '不清空',
  each: '每人收到',
  amount: '每人收到的龙币',
  overTagLimit: (limit: string) => `这个标签每人最多 ${limit} 龙币`,
  perPerson: '单人最多 10,000',
  balance: (amount: string) => `个人账户 ${amount}`,
  balanceUnknown: '余额加载失败',
  blessing: '写句祝福',
  blessingLabel: '祝福',
  blessingLength: (length: number, limit: number) => `${length} / ${formatCount(limit)} 字`,
  blessings: ['恭喜发财！', '生日快乐', '辛苦啦，谢谢你', '入职周年快乐'],
  signed: (name: string) => `${name} 敬上`,
  sum: (people: number, each: string) => `${formatCount(people)} 人 × ${each}`,
  send: (total: string) => `转出 ${total} 龙币`,
  chooseFirst: '先选择同事',
  tooMany: '最多选 20 位同事',
  blessingTooLong: '祝福最多 40 个字',
  amountRefusals,
  recipientRefusals,
  confirmTitle: '确认转账',
  receivers: '送给',
  eachLabel: '每人',
  account: '付款账户',
  personal: '个人账户',
  confirm: (total: string) => `确认转出 ${total} 龙币`,
  edit: '返回修改',
  memoryOnly: '当前浏览器无法保存记录，关闭页面后，只能在账单里查看这笔转账的结果。',
  sending: '正在送出',
  payLine: (account: string, who: string) => `从${account}转给${who}`,
  checkingLine: '暂未收到结果，还不知道有没有送到。',
  calm: '龙币不会丢，也不会扣两次。',
  notTwiceLine: '有结果前，这一笔先别再送一次；结果以账单为准。',
  amountLabel: '金额',
  submitted: '提交时间',
  checkNumber: '核对编号',
  copy: '复制',
  copied: '核对编号已复制',
  notCopied: '无法自动复制，请长按选择',
  leaveFree: '可以离开这页，结果会显示在首页',
  progress: '进度',
  steps: ['已提交', '核对中', '告诉你结果'] as readonly string[],
  keypadNote: (people: number, total: string, rest: string) =>
    `${formatCount(people)} 人合计 ${total}，余额还剩 ${rest}`,
  keypadTotal: (people: number, total: string) => `${formatCount(people)} 人合计 ${total}`,
  finish: '完成',
  nextTime: '提前预约，不会忘记',
  nextTimeLines: {
    0: '预约生日祝福，生日当天自动送达',
    1: '预约生日奖励，生日当天自动送达',
  } as Record<AccountType, string>,
  receivedBy: '收到的人',
  people: (count: number) => `${formatCount(count)} 人`,
  allPeople: (count: number) => `展开全部 ${formatCount(count)} 人`,
  fewerPeople: '收起',
  refusedLine: '你的龙币没有变动，内容已保留。',
  notSent: '没有送出',
  elsewhere: '这笔转账已在另一个页面处理',

  unfinishedLine: (total: string, names: string, time: string) => `${time} 送给${names}，合计 ${total} 龙币`,
  seeProgress: '查看进度',
  arrived: '心意已送到',
  names: (names: readonly string[]) =>
    names.length > 3 ? `${names.slice(0, 3).join('、')}等 ${names.length} 人` : names.join('、'),

  time: '时间',
  number: '单号',
  from: '来自',
  total: '合计',
  draftStays: (names: string) => `给${names}的转账还没送出，请先完成`,
  noneTitle: '还没有转账',
  noneLine: '送出或收到心意后会显示在这里。',
  unknownTitle: '没有找到这笔转账',
  unknownLine: '链接可能不完整，也可能是其他账号的转账。',
  notFound: '没能打开转账详情，你的龙币都在',

  chooseTitle: '选择同事',
  search: '搜索同事',
  searchHint: '姓名、拼音或首字母、工号、OA 账号',
  scope: '范围',
  scopes: { everybody: '全部', recent: '最近', team: '我的团队' },
  jump: '按拼音首字母跳转',
  department: '部门',
  allDepartments: '全部部门',
  departed: '已离职',
  departedLine: '不能选，离职后龙币用不了',
  noOa: '无 OA 账号',
  noOaLine: '不能选，开通 OA 账号后才能收龙币',
  self: '自己',
  selfLine: '不能转给自己',
  namesakes: (count: number) => `同名 ${formatCount(count)} 人`,
  place: (department: string, jobNumber: string) => `${department} · 工号\u00a0${jobNumber}`,
  jobNumber: (jobNumber: string) => `工号\u00a0${jobNumber}`,
  nobody: '没有找到这位同事',
  nobodyLine: '试试姓名、拼音首字母或工号。',
  more: (count: number) => `仅显示前 ${formatCount(count)} 位，请输入更多文字查找`,
  everybody: (count: number) => `共 ${formatCount(count)} 位同事`,
  done: (count: number) => `确定（${formatCount(count)} 人）`,
  doneNobody: '请选择同事',
  directoryFailed: '同事名单加载失败',
  loadingDirectory: '正在加载同事名单',

  rewardTitle: '奖励',
  team: '激励账户',
  teamBalance: (amount: string) => `激励账户 ${amount}`,
  tagTitle: '为了什么',
  tagsFailed: '标签加载失败',
  tagsLoading: '正在加载标签',
  chooseTag: '先选择奖励标签',
  sendReward: (total: string) => `发出奖励 ${total} 龙币`,
  confirmReward: '确认奖励',
  confirmRewardSum: (total: string) => `确认发出 ${total} 龙币`,
  rewardPayLine: (account: string, who: string) => `从${account}奖励${who}`,
  tagLabel: '标签',
  noTeamTitle: '你还没有激励账户',
  noTeamLine: '激励账户由团队活动拨款，用来奖励同事。申请获批后即可使用。',
  apply: '申请激励账户',
  toTransfer: '用个人账户转账',
  walletTitle: '钱包账户不能奖励同事',
  walletLine: '奖励需使用龙币账户里的激励账户，请从工作应用打开。',
  withoutThem: (names: string, rest: number) => `移除${names}，送给其余 ${formatCount(rest)} 位`,

  credited: '已到账',
  thank: '谢谢 TA',
  thankTitle: (name: string) => `谢谢${name}`,
  thankField: '写句感谢',
  thankHints: ['谢谢你！', '收到啦，很开心', '你的心意我收到了'] as readonly string[],
  thankSend: '送出谢意',
  thanked: (text: string) => `已谢过：“${text}”`,
  thankEmpty: '先写一句',

  paste: '粘贴名单',
};

export const transferMessages = pageArea(transfers, () =>
  import('./transfers.en').then((module) => module.transfers),
);
