import { chineseMoment } from '@/domain/chinese-moment';
import type { Moment } from '@/domain/moment';
import { formatCount } from '@/domain/money';
import { pageArea } from '@/messages/shared';

/** An amount as it is shown, or null where it is left out. */
type Amount = string | null;

const inAll = (amount: Amount) => (amount === null ? '' : `，共 ${amount} 龙币`);

export const yearReport = {
  loading: '正在加载年度账单',
  failed: '年度账单加载失败，你的龙币都在',
  owner: (name: string, year: number) => `${name === '' ? '我' : name}的 ${year}`,
  soFar: '至今',
  position: (page: number, pages: number) => `第 ${page} 页，共 ${pages} 页`,
  previous: '上一页',
  next: '下一页',
  fromStart: '从头再看',
  pause: '暂停播放',
  play: '继续播放',
  share: '送给同事看',
  shareTitle: (year: number) => `看看你的 ${year}`,
  shareText: '打开你自己的年度账单，看看这一年送出和收到的心意。',
  save: '保存图片',
  hiddenAmount: '金额已隐藏',

  date: (at: Moment) => chineseMoment(at, 'day'),
  wholeYear: '1 月 1 日 – 12 月 31 日',
  until: (day: string) => `截至 ${day}`,
  since: (day: string) => `从 ${day}的第一笔开始`,
  sinceUntil: (from: string, until: string) => `${from}的第一笔，到 ${until}`,
  times: (count: string) => `${count} 次`,
  month: (month: number) => `${month}`,
  busiest: (month: number) => `${month} 月最多`,
  nextMonth: '；',
  monthSaid: (month: number, count: number, amount: Amount) =>
    `${month} 月 ${formatCount(count)} 次${count === 0 ? '' : inAll(amount)}`,

  coverLead: '打开你的这一年',
  coverLabel: '写在前面',
  coverWish: '每一笔龙币，\n都记着一份心意',
  coverNote: (given: string, received: string) => `你送出 ${given} 次，收到 ${received} 次`,
  coverWishSpent: '每一笔龙币，\n都有来处和去处',
  coverNoteSpent: (received: string, spent: string) => `你收到 ${received} 次，花了 ${spent} 次`,

  receivedLead: '这一年，你收到',
  gifts: '次心意',
  receivedNote: (people: string, amount: Amount) => `来自 ${people} 位同事${inAll(amount)}`,
  receivedBars: '每个月收到几次',
  welfare: '笔福利',
  welfareTitle: '公司的福利',
  welfareMark: (count: string, amount: Amount) => `${count} 笔${inAll(amount)}`,
  welfareNote: (amount: Amount) => `都来自公司的心意${inAll(amount)}`,

  givenLead: '这一年，你送出',
  givenNote: (people: string, amount: Amount) => `送到 ${people} 位同事手里${inAll(amount)}`,
  blessing: '你最常写的一句',
  blessingNote: (count: string, most: string) => `写过 ${count} 次，最多的一位收到 ${most} 次`,
  privateBlessing: '只说给 TA 听的一句',
  givenBars: '每个月送了几次',

  peopleLead: '这一年，你惦记着',
  people: '位同事',
  oftenNote: (often: string) => `其中 ${often} 位，不止收到一次`,
  onceNote: '每一位，都收到一次',
  top: '收到最多的一位',
  topNote: (count: string, amount: Amount) => `收到 ${count} 次${inAll(amount)}`,
  somebody: '一位同事',
  firstGift: '第一份',
  lastGift: '最近一份',
  lastGiftOfYear: '最后一份',
  giftTo: (day: string, name: string) => `${day} · 送给${name}`,
  quoted: (text: string) => `“${text}”`,

  spentLead: '这一年，你花了',
  purchases: '次',
  spentNote: (amount: Amount) => (amount === null ? '都花在了自己喜欢的地方' : `共 ${amount} 龙币`),
  spentBars: '每个月花了几次',
  shops: '花得最多的地方',

  thanksLead: '这一年，你道谢',
  thanksGotLead: '这一年，同事向你道谢',
  thanksUnit: '次',
  thanksNote: (got: string) => `也收到了 ${got} 次谢谢`,
  thanksGotNote: '你的心意，他们都收到了',
  thanksLabel: '一来一往',
  thanksWish: '说出口的谢谢，\n都有人记着',
  saidThanks: '你说的谢谢',
  gotThanks: '你收到的谢谢',

  summaryLead: '谢谢你的这一年',
  summaryTitle: '这一年的你',
  summaryGiven: '送出心意',
  summaryReceived: '收到心意',
  summaryWelfare: '公司福利',
  summarySpent: '消费',
  otherYears: '其他年份',
  otherYear: (year: number) => `看 ${year} 年`,

  emptyTitle: (year: number) => `${year} 年没有龙币往来`,
  emptyRunning: '今年还没有龙币往来',
  emptyLine: '没有收到、送出或花掉龙币的记录，去看看别的年份吧。',
  emptyRunningLine: '收到、送出或花掉第一笔龙币以后，今年的故事就会从这里开始。',
  toTransfer: '送一份心意',

  pictureTitle: '保存图片',
  picture: (text: string) => `将要保存的图片：${text}`,
  pictureName: (year: number, page: number) => `年度账单-${year}-${page}.png`,
  withNames: '包含同事姓名',
  withNamesNote: '关闭时，图片里只有你自己的名字',
  withAmounts: '显示金额',
  saved: '图片已保存',
  pictureFailed: '图片生成失败，请再试一次',
  longPress: '长按图片，就能保存到手机',
  drawing: '正在生成图片',
  signature: '龙币钱包 · 年度账单',
};

export const yearReportMessages = pageArea(yearReport, () =>
  import('./messages.en').then((module) => module.yearReport),
);
