import type { AccountType } from '@/domain/account';
import type { BookingStatus } from '@/domain/bookings/booking';
import type { Festival } from '@/domain/bookings/day-rule';
import type { RunFate } from '@/domain/bookings/past-run';
import type { Occasion, Recurrence } from '@/domain/bookings/schedule';
import type { BusinessParts } from '@/domain/business-time';
import { chineseMoment } from '@/domain/chinese-moment';
import type { Moment } from '@/domain/moment';
import { formatCount } from '@/domain/money';
import { paymentProgress } from '../sentences';
import { pageArea } from '../shared';

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

const festivals: Record<Festival, string> = {
  spring: '春节',
  lantern: '元宵节',
  dragonBoat: '端午节',
  qixi: '七夕',
  midAutumn: '中秋节',
  doubleNinth: '重阳节',
  eve: '除夕',
};

const lunarMonths = ['正', '二', '三', '四', '五', '六', '七', '八', '九', '十', '冬', '腊'];
const digits = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
const lunarDays = [
  ...digits.map((digit) => `初${digit}`),
  ...digits.slice(0, 9).map((digit) => `十${digit}`),
  '二十',
  ...digits.slice(0, 9).map((digit) => `廿${digit}`),
  '三十',
];

const every: Record<Recurrence, string> = { yearly: '每年', monthly: '每月', once: '只送一次' };

const byAccount = <Text>(personal: Text, team: Text): Record<AccountType, Text> => ({
  0: personal,
  1: team,
});

export const bookings = {
  ...paymentProgress({ verb: '送出', one: '份补送', once: '送一次', where: '这里和账单里' }),
  titles: byAccount('定时祝福', '定时奖励'),
  editTitles: byAccount('修改祝福', '修改奖励'),
  records: '预约记录',
  accounts: byAccount('个人账户', '激励账户'),

  day: chineseMoment,
  /** A month on an axis, with its year where that begins. */
  monthTick: ({ year, month }: BusinessParts, yearBefore: number) =>
    year === yearBefore ? `${month} 月` : `${year}/${month}`,
  month: (at: Moment) => chineseMoment(at, 'month'),
  names: (names: readonly string[]) =>
    names.length > 2 ? `${names.slice(0, 2).join('、')}等 ${names.length} 人` : names.join('、'),
  join: (parts: readonly string[]) => parts.join('、'),

  occasionTitle: '为了什么日子',
  hints,
  toWhom: '送给',
  chooseWhom: '选择同事',
  chosenAccessibleText: (count: number, limit: number) =>
    `已选 ${formatCount(count)} / ${formatCount(limit)} 人`,
  firstDay: '首次送达',
  firstOf: (day: string, days: number) => `${day}，共 ${days} 个日期`,
  daysLater: '选择同事后显示',
  daysFailed: '日期加载失败',
  date: '送达日期',
  chooseDate: '选择日期',
  repeat: '重复',
  calendarKind: '按哪个历',
  calendars: { solar: '公历', lunar: '农历' },
  birthdays: { solar: '公历生日', lunar: '农历生日' },
  lunarDate: '农历日子',
  chooseLunar: '选择农历日子',
  festival: '节日',
  festivals,
  lunarMonth: '农历月份',
  lunarDayOfMonth: '农历日期',
  lunarMonths: (month: number) => `${lunarMonths[month - 1] ?? ''}月`,
  lunarDays: (day: number) => lunarDays[day - 1] ?? '',
  lunarDay: (month: string, day: string) => `农历${month}${day}`,
  festivalDay: (festival: string, date: string) => `${festival}（${date}）`,
  lunarNote: '没有三十的月份在廿九送，闰月不重复送',
  everyLunar: (often: string, date: string) => `${often}${date}`,
  movedToWorkingDay: (text: string) => `${text}，遇休息日顺延`,
  onWorkingDay: '遇休息日顺延',
  workingDayNote: '周末和法定节假日改到下一个工作日送',
  workingDayRule: '按国家放假调休安排；还没公布的年份先按周末和法定节日推算',
  every,
  eachTime: '每次每人',
  noAmount: '填写金额',
  sum: (people: number, each: string, total: string, days: number) =>
    days > 1
      ? `${formatCount(people)} 人 × ${each}，${days} 个日期共 ${total}`
      : `${formatCount(people)} 人 × ${each}，每次共 ${total}`,
  blessing: '写句祝福',
  blessingLabel: '祝福',
  blessings,
  signed: (name: string) => `${name} 敬上`,

  save: byAccount('预约这份祝福', '预约这份奖励'),
  saveChanges: '保存修改',
  booking: '正在预约',
  chooseFirst: '先选择同事',
  tooMany: (limit: number) => `最多选 ${formatCount(limit)} 位同事`,
  unable: (names: string) => `${names}已离职或没有 OA 账号，请先移除`,
  takeOut: '移除',
  noDate: '先选择日期',
  pastDate: '日期已过，换一天',
  blessingTooLong: (limit: number) => `祝福最多 ${formatCount(limit)} 个字`,
  free: '预约不扣龙币，随时可以修改或取消',
  refused: '预约失败',
  noRecord: '预约记录里没有这份预约，请再试一次',
  confirmBooking: '确认预约',
  confirmChanges: '确认修改',
  largestRun: '单次最多付',
  orderFinal: '当天上午 10:00 自动付款，之前随时可以修改或取消',
  orderLine: (account: string, who: string) => `预约从${account}送给${who}`,
  ordersLine: (account: string, count: number) => `修改 ${formatCount(count)} 条预约，从${account}付款`,
  editOrder: '返回修改',
  booked: '预约成功',
  whatHappens: '接下来',
  bookedNow: '现在',
  bookedNowLine: '已预约，暂不扣龙币',
  payDay: (day: string) => `${day} 上午 10:00`,
  payDayLine: (account: string, amount: string, who: string) =>
    `从${account}自动付款 ${amount} 龙币，${who}即时收到`,
  payDayUnknown: (account: string) => `从${account}自动付款，对方即时收到`,
  moreDaysLine: '也都在当天上午 10:00 送出',
  eachCoins: (amount: string) => `每人 ${amount} 龙币`,
  payDayShort: (missing: string) => `按当前余额还差 ${missing}，提前补充即可送达`,
  payDayBehind: '当天排在前面的一份余额不够，这一份也无法送出，提前补充即可送达',
  payDayNobody: '这天没有可以送的同事，会跳过',
  afterwards: '以后',
  afterwardsLine: {
    yearly: '每年送一次，直到你取消',
    monthly: '每月送一次，直到你取消',
    once: '只送一次',
  } satisfies Record<Recurrence, string>,
  ifShort: '余额不够时',
  ifShortLine: '当天不送，也不扣龙币，会通知你，之后可以补送',
  ifChanged: '需要修改时',
  ifChangedLine: '送出前随时可以修改或取消',
  toDetail: '查看这份预约',
  alreadyTitle: (who: string, tag: string) => `${who}已有一份“${tag}”`,
  alreadyLine: (who: string, amount: string, day: string) => `${who}：${amount} 龙币，${day} 送出`,
  alreadyQuestion: '再预约一份，同一天会送两次。',
  bookTwice: '仍要预约',
  notTwice: '暂不预约',
  changed: '已修改',

  silentTitle: '还不知道有没有预约成功',
  silentLine: '暂未收到结果，可以放心再试一次，同一份不会预约两次。',
  lookInRecords: '查看预约记录',
  content: '这份预约',

  walletTitle: '钱包账户不能预约奖励',
  walletLine: '你以钱包身份登录，只有个人账户，不能预约奖励。',
  noTeamTitle: '你还没有激励账户',
  noTeamLine: '奖励从激励账户送出，申请获批后即可预约。',
  apply: '申请激励账户',
  toBlessing: '预约祝福',
  wrongTitle: '没有找到这条预约',
  wrongLine: '可能属于另一个账户，或链接不完整。',
  toRecords: '查看预约记录',
  overTitle: '这条预约不能再修改',
  overLine: '预约已送完或已取消。',
  openFailed: '没能打开预约，你的龙币都在',

  forecast: '资金预测',
  forecastAside: (account: string, balance: string) => `${account} · 余额 ${balance}`,
  forecastYear: (account: string) => `${account} · 未来一年`,
  today: '今天',
  missing: (amount: string) => `还差 ${amount}`,
  rule: '当天上午 10:00 按预约先后送出。余额不够时，从那一份起当天不再送出，并通知你。顺序可以调整。',
  thisOne: '本次',
  willArrive: (day: string) => `将于 ${day} 送达`,
  willFail: (day: string, missing: string) => `${day} 余额不足，无法送出，还差 ${missing}`,
  willWait: (day: string) => `${day} 排在前面的一份余额不够，这一份当天也不送`,
  impact: (day: string, who: string, tag: string) => `将影响 ${day} 给${who}的“${tag}”，届时无法送出`,
  alsoUnpaid: (count: number) => `另有 ${formatCount(count)} 份也将无法送出`,
  bookAnyway: '余额不够也可以先预约，送达前补充即可。',
  allPaid: (count: number) => `未来一年要送 ${formatCount(count)} 次，都能送到`,
  overdrawn: (amount: string) => `账户已透支 ${amount}`,
  nothingDue: '未来一年没有待送出的预约',
  unpaidFrom: (day: string, count: number) => `按送出顺序，${day} 起有 ${formatCount(count)} 份无法送出`,
  draftGift: (who: string, tag: string) => `${who} · ${tag}`,

  list: '列表',
  calendar: '日历',
  view: '查看方式',
  edit: '编辑',
  finish: '完成',
  filter: '状态',
  all: '全部预约',
  statuses,
  counted: (word: string, count: number) => `${word} ${formatCount(count)}`,
  emptyTitle: '还没有预约',
  emptyLine: '给在意的人定个日子，到点自动送达',
  bookAnother: '再预约一份',
  emptyFilter: '这里没有预约',
  bookedOn: (day: string) => `${day} 预约`,
  nextOn: (day: string, who: string) => (who === '' ? `下次 ${day}` : `下次 ${day} 送给${who}`),
  willNotPay: (day: string) => `${day} 无法送出`,
  export: '导出到日历（.ics）',
  exportNote: '包含每一份的日期，提前一天提醒，不含祝福和手机号',
  exported: (count: number) => `已导出 ${formatCount(count)} 个日期`,
  nothingToExport: '没有可导出的日期',
  fileName: (account: string) => `龙币${account}预约.ics`,
  eventTitle: (tag: string, who: string, coins: string) => `${tag} · ${who} · 每人 ${coins} 龙币`,
  eventNote: (account: string) => `上午 10:00 从${account}自动送出`,

  dayAccessibleText: (day: string, count: number, unpaid: number, forgotten: readonly string[]) =>
    [
      day,
      count > 0 ? `${formatCount(count)} 份` : '',
      unpaid > 0 ? `${formatCount(unpaid)} 份无法送出` : '',
      forgotten.length > 0 ? `${forgotten.join('、')}的生日还没预约` : '',
    ]
      .filter((part) => part !== '')
      .join('，'),
  legendPaid: '会送到',
  legendUnpaid: '无法送出',
  legendForgotten: '送过的人，还没预约',
  dayUnpaid: (count: number) => `${formatCount(count)} 份无法送出`,
  dayPaid: (count: number) => `${formatCount(count)} 份会送到`,
  comma: '，',
  fates: { paid: '已送出', unpaid: '没送出', skipped: '已跳过' } satisfies Record<RunFate, string>,
  pastAccessibleText: (paid: number, unpaid: number, skipped: number) =>
    [
      paid > 0 ? `${paid} 份已送出` : '',
      unpaid > 0 ? `${formatCount(unpaid)} 份没送出` : '',
      skipped > 0 ? `${skipped} 份已跳过` : '',
    ]
      .filter((part) => part !== '')
      .join('，'),
  twiceAccessibleText: '有人收到两份',
  legendTwice: '同一人两份',
  gotTwice: (name: string) => `${name}这天有两份`,
  payAgainThere: '可在预约里补送',
  oftenTitle: '常送的人，还没预约',
  oftenLine: (times: number, next: string) => `送过 ${formatCount(times)} 次 · 生日 ${next}`,
  noGifts: '这天没有待送出的预约',
  behind: '排在后面，当天不送',
  wasBehind: '排在后面，当天没送',
  birthdayOf: (name: string) => `${name} · 生日`,
  forgotten: '送过龙币，还没预约',
  bookNow: '预约',
  bookFor: (name: string) => `预约给${name}`,
  skipped: (names: string) => `${names}已离职或没有 OA 账号，会跳过`,
  twice: (name: string) => `${name}这天会收到两份`,

  shortInAll: (missing: string, count: number) => `共差 ${missing}，${formatCount(count)} 份无法送出`,
  chooseOne: '选一种',
  topUp: (amount: string) => `补充 ${amount}`,
  topUpNote: '可全部送达',
  cancelOne: (who: string) => `取消「${who}」`,
  cancelSaves: (count: number) => `可保住 ${formatCount(count)} 份`,
  queue: '调整送出顺序',
  queueTitle: '送出顺序',
  queueLine: '拖动左侧手柄或用箭头调整顺序。排在前面的先送，余额不够时，后面的不再送出。',
  queueDay: '日期',
  queueHandle: (name: string, position: number) => `${name}，第 ${position} 份，按上下方向键调整顺序`,
  queueUp: (name: string) => `上移：${name}`,
  queueDown: (name: string) => `下移：${name}`,
  queueSavedOne: '可保住',
  queueLostOne: '将无法送出',
  giftOn: (day: string, who: string) => `${day} ${who}`,
  queueSaves: (gifts: string) => `可保住：${gifts}`,
  queueLoses: (gifts: string) => `将无法送出：${gifts}`,
  queueSame: '与当前顺序相同',
  queueSmallest: '小额优先',
  queueSave: '保存顺序',
  queueSaved: '顺序已保存',
  queueFailed: (why: string) => `保存失败：${why}`,

  selected: (count: number) => `已选 ${formatCount(count)} 条`,
  chooseSome: '选择要修改或取消的预约',
  cancelMany: (count: number) => `取消 ${formatCount(count)} 条`,
  editThis: '修改',
  editMany: (count: number) => `修改 ${formatCount(count)} 条`,
  changeTitle: (count: number) => `修改 ${formatCount(count)} 条预约`,
  amountStays: '不填则不变',
  blessingStays: '不填则保留各自的祝福',
  changeNothing: '金额和祝福至少填一项',
  afterChange: (line: string) => `改后：${line}`,
  sumTogether: (people: number, total: string, days: number) =>
    days > 1
      ? `${formatCount(people)} 人，${days} 个日期共 ${total}`
      : `${formatCount(people)} 人，每次共 ${total}`,
  saveMany: (count: number) => `保存 ${formatCount(count)} 条修改`,
  changedMany: (count: number) => `已修改 ${formatCount(count)} 条`,
  notChanged: (who: string, why: string) => `${who}没有修改：${why}`,
  changeSilent: '暂未收到结果，还不知道有没有修改成功，可以放心再试一次。',
  changeUnsent: '没有提交，可以再试一次',
  semicolon: '；',
  overRow: '已结束，不能修改或取消',
  cancelTitle: (count: number) => (count === 1 ? '取消这条预约？' : `取消这 ${formatCount(count)} 条预约？`),
  cancelLine: (who: string, isOnce: boolean) =>
    isOnce ? `${who}。取消后将不会送出。` : `${who}。取消后不再送出，已送出的不受影响。`,
  cancel: '取消预约',
  keep: '暂不取消',
  cancelled: (count: number) => `已取消 ${formatCount(count)} 条`,
  someOver: (who: string) => `${who}已结束，没有取消`,
  cancelFailed: (why: string) => `取消失败：${why}`,

  detailTitle: '预约详情',
  total: '每次共',
  totalOfDays: (days: number) => `${days} 个日期共`,
  money: '每人',
  recipients: '送给',
  account: '付款账户',
  bookedAt: '预约时间',
  cancelledAt: '取消时间',
  number: '编号',
  nextDays: '接下来的日期',
  moreDays: (count: number) => `还有 ${formatCount(count)} 个日期`,
  arrives: '会送到',
  runs: '送出记录',
  noRuns: '还没有送出记录',
  paidRun: '已送出',
  unpaidRun: '没送出',
  skippedRun: (names: string) => `已跳过${names}`,
  nobodyRun: '没有可以送的同事',
  payAgain: '补送',
  notices: '通知',
  howOften: '重复',

  payTitle: '补送',
  payLine: (account: string, who: string) => `从${account}送给${who}`,
  payConfirm: (total: string) => `确认送出 ${total} 龙币`,
  payFinal: '即时到账，送出后不能撤回',
  payShort: (missing: string) => `余额不足，还差 ${missing}，补充后再送。`,
  toTopUp: '去补充',
  dayOfRun: '原定日期',
  after: (account: string, rest: string) => `${account}，送出后余 ${rest}`,
  paid: '心意已送到',
  toBooking: '查看这份预约',
};

export const bookingMessages = pageArea(bookings, () =>
  import('./bookings.en').then((module) => module.bookings),
);
