import type { HolidayName } from '@/domain/activities/holiday';
import { chineseMoment } from '@/domain/chinese-moment';
import type { Countdown } from '@/domain/countdown';
import type { Moment } from '@/domain/moment';
import { pageArea } from '@/messages/shared';

/** What the page says of a holiday: two lines in its picture, and the greeting on its day. */
interface HolidayMessages {
  name: string;
  slogan: string;
  description: string;
  gifts: string;
  greeting: string;
  wish: string;
}

const holidays: Record<HolidayName, HolidayMessages> = {
  'new-year': {
    name: '元旦',
    slogan: '新岁启封',
    description: '给明年写第一句祝福',
    gifts: '新年好礼',
    greeting: '元旦快乐',
    wish: '新的一年，愿你所想皆有回音',
  },
  laba: {
    name: '腊八',
    slogan: '一碗腊八',
    description: '暖粥下肚，年就近了',
    gifts: '暖冬好礼',
    greeting: '腊八安康',
    wish: '喝一碗热粥，年味就从今天开始',
  },
  'new-year-eve': {
    name: '除夕',
    slogan: '灯火可亲',
    description: '一家人等一桌年夜饭',
    gifts: '团圆好礼',
    greeting: '除夕团圆',
    wish: '愿你的灯下有人，桌上有热菜',
  },
  spring: {
    name: '春节',
    slogan: '万象更新',
    description: '把新年的喜气送出去',
    gifts: '新春好礼',
    greeting: '春节快乐',
    wish: '愿你新年平安，日日有喜',
  },
  lantern: {
    name: '元宵',
    slogan: '花好月圆',
    description: '一盏灯，一碗圆子',
    gifts: '元宵好礼',
    greeting: '元宵快乐',
    wish: '愿你今晚灯下有笑，碗里有甜',
  },
  qingming: {
    name: '清明',
    slogan: '春和景明',
    description: '记得来处，慢慢前行',
    gifts: '春日好物',
    greeting: '今日清明',
    wish: '想念的人，都在春风里',
  },
  labour: {
    name: '劳动节',
    slogan: '致敬辛勤',
    description: '谢谢每一双忙碌的手',
    gifts: '辛苦好礼',
    greeting: '劳动节快乐',
    wish: '忙了这么久，今天好好歇一歇',
  },
  'dragon-boat': {
    name: '端午',
    slogan: '粽叶飘香',
    description: '把平安系在五彩绳上',
    gifts: '端午好礼',
    greeting: '端午安康',
    wish: '愿你粽香满口，平安顺遂',
  },
  'mid-autumn': {
    name: '中秋',
    slogan: '月圆人团圆',
    description: '把想念寄给并肩的人',
    gifts: '团圆好礼',
    greeting: '中秋快乐',
    wish: '愿你抬头有月，身边有人',
  },
  national: {
    name: '国庆',
    slogan: '山河同庆',
    description: '祝祖国，也祝每一个你',
    gifts: '国庆好礼',
    greeting: '国庆快乐',
    wish: '祖国的生日，也给自己放个假',
  },
  'double-ninth': {
    name: '重阳',
    slogan: '登高望远',
    description: '陪爸妈走一段秋光',
    gifts: '敬老好礼',
    greeting: '重阳安康',
    wish: '愿你爱的人，岁岁康健',
  },
  'winter-solstice': {
    name: '冬至',
    slogan: '冬至大如年',
    description: '一碗热饺，一份牵挂',
    gifts: '暖冬好礼',
    greeting: '冬至安康',
    wish: '夜最长的一天，愿你有人等你回家',
  },
};

export const holidayTexts = {
  holidays,
  joinNames: (names: readonly string[]) => names.join(' · '),
  share: '分享',
  shareText: (name: string) => `和我一起过${name} · 龙币钱包`,
  until: (name: string) => `离${name}还有`,
  day: (at: Moment) => chineseMoment(at, 'weekday'),
  withDaysOff: (day: string, daysOff: number) => `${day}，放假 ${daysOff} 天`,
  remaining: (name: string, { days, hours, minutes }: Countdown) =>
    `离${name}还有 ${days} 天 ${hours} 小时 ${minutes} 分`,
  units: { days: '天', hours: '时', minutes: '分', seconds: '秒' },
  all: '全部',
  allGifts: '查看全部好礼',
  together: '一起过节',
  activityLine: (time: string, line: string) => (line === '' ? time : `${time}，${line}`),
  specialFailed: '好礼和活动加载失败',
  specialNone: '好礼和活动还在准备',
  specialNoneLine: '离节日近一些再来看看。',
  book: (name: string) => `约一份${name}祝福`,
  send: (name: string) => `送一份${name}祝福`,
  draftTitle: '有一份没写完的定时祝福',
  draftLine: (name: string) => `改约${name}会换掉它的日子和标签，收礼人、金额和祝福都留着。`,
  draftChange: (name: string) => `改约${name}`,
  draftKeep: '接着写原来的',
};

export const holidayMessages = pageArea(holidayTexts, () =>
  import('./messages.en').then((module) => module.holidayTexts),
);
