import type { AccountType } from '@/domain/account';
import type { BookingStatus } from '@/domain/bookings/booking';
import type { BusinessParts } from '@/domain/business-time';
import type { RunFate } from '@/domain/bookings/past-run';
import type { Occasion, Recurrence } from '@/domain/bookings/schedule';
import { area } from './define-messages';

const weekdays = ['日', '一', '二', '三', '四', '五', '六'];

const statuses: Record<BookingStatus, string> = {
  upcoming: '待送出',
  running: '进行中',
  unpaid: '没送出',
  done: '已完成',
  cancelled: '已取消',
};

const hints: Record<Occasion, string> = {
  birthday: '对方生日当天上午 10:00 自动送达',
  onboarding: '对方入职周年当天上午 10:00 自动送达',
  holiday: '选定日子的上午 10:00 自动送达',
  milepost: '选定日子的上午 10:00 自动送达，只送一次',
};

const blessings: Record<Occasion, readonly string[]> = {
  birthday: ['生日快乐，天天开心', '生日快乐，平安喜乐', '恭喜发财！'],
  onboarding: ['入职周年快乐', '感谢一路同行', '恭喜发财！'],
  holiday: ['节日快乐', '新年快乐，万事顺意', '恭喜发财！'],
  milepost: ['辛苦啦，谢谢你', '项目上线，辛苦大家', '恭喜发财！'],
};

const every: Record<Recurrence, string> = { yearly: '每年', monthly: '每月', once: '只送一次' };

const byAccount = <Text>(personal: Text, team: Text): Record<AccountType, Text> => ({
  0: personal,
  1: team,
});

export const bookings = {
  titles: byAccount('定时祝福', '定时奖励'),
  editTitles: byAccount('修改祝福', '修改奖励'),
  records: '预约记录',
  accounts: byAccount('个人账户', '激励账户'),
  amountAccessibleText: (amount: string) => `${amount} 龙币`,

  day: ({ year, month, day, weekday }: BusinessParts) =>
    `${year} 年 ${month} 月 ${day} 日 周${weekdays[weekday] ?? ''}`,
  dayOfMonth: ({ month, day, weekday }: BusinessParts) =>
    `${month} 月 ${day} 日 周${weekdays[weekday] ?? ''}`,
  /** Without its year where that is the current one. */
  shortDay: ({ year, month, day }: BusinessParts, current: number) =>
    year === current ? `${month}/${day}` : `${year}/${month}/${day}`,
  /** A month on an axis, with its year where that begins. */
  monthTick: ({ year, month }: BusinessParts, yearBefore: number) =>
    year === yearBefore ? `${month} 月` : `${year}/${month}`,
  month: (year: number, month: number) => `${year} 年 ${month} 月`,
  names: (names: readonly string[]) =>
    names.length > 2 ? `${names.slice(0, 2).join('、')}等 ${names.length} 人` : names.join('、'),
  join: (parts: readonly string[]) => parts.join('、'),

  occasionTitle: '为了什么日子',
  loading: '正在打开',
  hints,
  toWhom: '送给',
  chooseWhom: '选择同事',
  chosenAccessibleText: (count: number, limit: number) => `已选 ${count} / ${limit} 人`,
  firstDay: '首次送达',
  firstOf: (day: string, days: number) => `${day}，共 ${days} 个日子`,
  daysLater: '选择同事后显示',
  daysFailed: '日子没能取到',
  date: '送达日期',
  chooseDate: '选择日期',
  repeat: '重复',
  every,
  eachTime: '每次每人',
  noAmount: '填写金额',
  sum: (people: number, each: string, total: string, days: number) =>
    days > 1
      ? `${people} 人 × ${each}，${days} 个日子共 ${total}`
      : `${people} 人 × ${each}，每次共 ${total}`,
  quick: '常用金额',
  keypadDelete: '删除',
  keypadDone: '完成',
  blessing: '写句祝福',
  blessings,
  signed: (name: string) => `${name} 敬上`,

  save: byAccount('预约这份祝福', '预约这份奖励'),
  saveChanges: '保存修改',
  saving: '正在预约',
  chooseFirst: '先选择同事',
  tooMany: (limit: number) => `最多选 ${limit} 位同事`,
  unable: (names: string) => `${names}已离职或没有 OA 账号，先移除`,
  takeOut: '移除',
  noDate: '先选择日期',
  pastDate: '日期已过，换一天',
  blessingTooLong: (limit: number) => `祝福最多 ${limit} 个字`,
  free: '预约不扣龙币，随时可以修改或取消',
  refused: '没有预约上',
  noRecord: '预约记录里没有它，请再试一次',
  offline: '网络不可用，什么都没有送出，内容都还在',
  confirmBooking: '确认预约',
  confirmChanges: '确认修改',
  largestRun: '单次最多付',
  orderFinal: '到日子上午 10:00 自动付款，之前随时可以修改或取消',
  orderLine: (account: string, who: string) => `预约从${account}送给${who}`,
  ordersLine: (account: string, count: number) => `修改 ${count} 条预约，从${account}付款`,
  editOrder: '返回修改',
  booked: '预约好了',
  changed: '已修改',

  silentTitle: '还不知道有没有预约上',
  silentLine: '没有收到回音。再试一次是安全的：同一份不会预约两次。',
  sendAgain: '再试一次',
  lookInRecords: '看预约记录',
  content: '这份预约',

  walletTitle: '这里没有奖励',
  walletLine: '你用钱包身份登录，只有一个个人账户，不能预约奖励。',
  noTeamTitle: '你还没有激励账户',
  noTeamLine: '奖励从激励账户送出。申请通过后就能预约。',
  apply: '申请激励账户',
  toBlessing: '预约祝福',
  wrongTitle: '没有找到这条预约',
  wrongLine: '它可能属于另一个账户，或者链接不完整。',
  toRecords: '看预约记录',
  overTitle: '这条预约不能再改',
  overLine: '它已经送完或取消。',
  openFailed: '没能打开预约，你的龙币都在',

  forecast: '资金预测',
  forecastAside: (account: string, balance: string) => `${account} · 余额 ${balance}`,
  forecastYear: (account: string) => `${account} · 未来一年`,
  today: '今天',
  missing: (amount: string) => `还差 ${amount}`,
  rule: '到日子上午 10:00 按预约先后送出；余额不够时停在那一份，当天后面的也不送，并通知你。',
  thisOne: '本次',
  willArrive: (day: string) => `将于 ${day} 送达`,
  willFail: (day: string, missing: string) => `${day} 余额不足，无法送出，还差 ${missing}`,
  willWait: (day: string) => `${day} 有更早预约的一份余额不够，按先后这一份也不送`,
  harms: (day: string, who: string, tag: string) => `将影响 ${day} 给${who}的“${tag}”，届时无法送出`,
  harmsMore: (count: number) => `另有 ${count} 份也将无法送出`,
  bookAnyway: '余额不够也可以先预约，到日子前补上就行。',
  allPaid: (count: number) => `未来一年的 ${count} 份都能送到`,
  overdrawn: (amount: string) => `账户已透支 ${amount}`,
  nothingDue: '未来一年没有要送的',
  unpaidFrom: (day: string, count: number) => `按预约先后送出，${day} 起有 ${count} 份无法送出`,
  draftGift: (who: string, tag: string) => `${who} · ${tag}`,

  list: '列表',
  calendar: '日历',
  view: '怎么看',
  edit: '编辑',
  finish: '完成',
  filter: '状态',
  all: '全部',
  statuses,
  counted: (word: string, count: number) => `${word} ${count}`,
  emptyTitle: '还没有预约',
  emptyLine: '预约一次，每个日子都不会忘。',
  bookAnother: '再预约一份',
  emptyFilter: '这里没有预约',
  bookedOn: (day: string) => `${day} 预约`,
  nextOn: (day: string, who: string) => (who === '' ? `下次 ${day}` : `下次 ${day} 送给${who}`),
  willNotPay: (day: string) => `${day} 无法送出`,
  export: '导出到日历（.ics）',
  exportNote: '带上每一份的日子，提前一天提醒，不含祝福和手机号',
  exported: (count: number) => `导出了 ${count} 个日子`,
  nothingToExport: '没有可导出的日子',
  fileName: (account: string) => `龙币${account}预约.ics`,
  eventTitle: (tag: string, who: string, coins: string) => `${tag} · ${who} · 每人 ${coins} 龙币`,
  eventNote: (account: string) => `上午 10:00 从${account}自动送出`,

  dayAccessibleText: (day: string, count: number, unpaid: number, forgotten: readonly string[]) =>
    [
      day,
      count > 0 ? `${count} 份` : '',
      unpaid > 0 ? `${unpaid} 份无法送出` : '',
      forgotten.length > 0 ? `${forgotten.join('、')}的生日还没预约` : '',
    ]
      .filter((part) => part !== '')
      .join('，'),
  legendPaid: '会送到',
  legendUnpaid: '无法送出',
  legendForgotten: '送过的人，还没预约',
  dayUnpaid: (count: number) => `${count} 份无法送出`,
  dayPaid: (count: number) => `${count} 份会送到`,
  comma: '，',
  fates: { paid: '已送出', unpaid: '没送出', skipped: '跳过了' } satisfies Record<RunFate, string>,
  pastAccessibleText: (paid: number, unpaid: number, skipped: number) =>
    [
      paid > 0 ? `${paid} 份已送出` : '',
      unpaid > 0 ? `${unpaid} 份没送出` : '',
      skipped > 0 ? `${skipped} 份跳过了` : '',
    ]
      .filter((part) => part !== '')
      .join('，'),
  twiceAccessibleText: '有人收到两份',
  legendTwice: '同一人两份',
  gotTwice: (name: string) => `${name}这天有两份`,
  payAgainThere: '打开预约可以补送',
  oftenTitle: '常送的人，还没预约',
  oftenLine: (times: number, next: string) => `送过 ${times} 次 · 生日 ${next}`,
  noGifts: '这天没有要送的',
  behind: '排在后面，当天不送',
  wasBehind: '排在后面，当天没送',
  birthdayOf: (name: string) => `${name} · 生日`,
  forgotten: '送过龙币，还没预约',
  bookNow: '预约',
  bookFor: (name: string) => `预约给${name}`,
  skipped: (names: string) => `${names}已离职或没有 OA 账号，会跳过`,
  twice: (name: string) => `${name}这天会收到两份`,

  short: (missing: string, count: number) => `共差 ${missing}，${count} 份无法送出`,
  chooseOne: '选一种',
  topUp: (amount: string) => `补充 ${amount}`,
  topUpNote: '可全部送达',
  cancelOne: (who: string) => `取消「${who}」`,
  cancelSaves: (count: number) => `可保住 ${count} 份`,

  selected: (count: number) => `已选 ${count} 条`,
  chooseSome: '选择要修改或取消的预约',
  cancelMany: (count: number) => `取消 ${count} 条`,
  editThis: '修改',
  editMany: (count: number) => `修改 ${count} 条`,
  changeTitle: (count: number) => `修改 ${count} 条预约`,
  amountStays: '不填则不变',
  blessingStays: '不填则各自的祝福不变',
  changeNothing: '金额和祝福至少填一项',
  afterChange: (line: string) => `改后：${line}`,
  sumTogether: (people: number, total: string, days: number) =>
    days > 1 ? `${people} 人，${days} 个日子共 ${total}` : `${people} 人，每次共 ${total}`,
  saveMany: (count: number) => `保存 ${count} 条修改`,
  savingChanges: '正在保存',
  changedMany: (count: number) => `已修改 ${count} 条`,
  notChanged: (who: string, why: string) => `${who}没有改：${why}`,
  changeSilent: '没有收到回音，还不知道有没有改好。再试一次是安全的。',
  changeUnsent: '还没有发出，可以再试一次',
  semicolon: '；',
  overRow: '已结束，不能修改或取消',
  cancelTitle: (count: number) => (count === 1 ? '取消这条预约？' : `取消这 ${count} 条预约？`),
  cancelLine: (who: string, isOnce: boolean) =>
    isOnce ? `${who}。取消后将不会送出。` : `${who}。取消后不再送出，已送出的不受影响。`,
  cancel: '取消预约',
  keep: '先不取消',
  cancelled: (count: number) => `已取消 ${count} 条`,
  someOver: (who: string) => `${who}已经结束，没有取消`,
  cancelFailed: (why: string) => `没有取消：${why}`,

  detailTitle: '预约详情',
  total: '每次共',
  totalOfDays: (days: number) => `${days} 个日子共`,
  money: '每人',
  recipients: '送给',
  account: '付款账户',
  bookedAt: '预约时间',
  cancelledAt: '取消时间',
  number: '编号',
  nextDays: '接下来的日子',
  moreDays: (count: number) => `还有 ${count} 个日子`,
  arrives: '会送到',
  runs: '送出记录',
  noRuns: '还没有到日子',
  paidRun: '已送出',
  unpaidRun: '没送出',
  skippedRun: (names: string) => `跳过了${names}`,
  nobodyRun: '没有可以送的人',
  payAgain: '补送',
  notices: '通知',
  howOften: '多久一次',

  payTitle: '补送',
  payLine: (account: string, people: number) => `从${account}送给 ${people} 位同事`,
  payConfirm: (total: string) => `确认送出 ${total} 龙币`,
  payFinal: '即时到账，送出后不能撤回',
  payShort: (missing: string) => `余额不足，还差 ${missing}。补上后再来送。`,
  toTopUp: '去补充',
  dayOfRun: '原定日子',
  after: (account: string, rest: string) => `${account}，送出后余 ${rest}`,
  sending: '正在送出',
  working: '还在处理，请不要重复送出',
  asking: '没有收到回音，正在查询结果。龙币不会丢，也不会扣两次，可以离开这页。',
  checking: '还在核对这一份，结果会出现在这里和账单里。先别再送一次。',
  payRefused: '没有送出，龙币没有变动',
  payNotSent: '没有送出，龙币没有变动，可以再试',
  paid: '心意已送到',
  otherOpen: '另一份还在核对，等它有结果再送这份',
  unfinishedPay: '有一份补送还没有结果',
  toBooking: '看看这份预约',
  close: '知道了',
};

export const bookingMessages = area(bookings, () =>
  import('./bookings.en').then((module) => module.bookings),
);
