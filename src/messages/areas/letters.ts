import { chineseMoment } from '@/domain/chinese-moment';
import type { Moment } from '@/domain/moment';
import { formatCount } from '@/domain/money';
import { pageArea } from '../shared';

export const letters = {
  title: '往来心意',
  titleWith: (name: string) => `与${name}的心意`,
  failed: '没能打开往来心意，你的龙币都在',
  loading: '正在打开往来心意',
  unknown: '没有找到这位同事',
  unknownLine: '可能已不在同事名单里。',
  none: (name: string) => `与${name}还没有往来`,
  noneLine: '送出或收到心意后会显示在这里。',
  open: (name: string) => `与${name}的往来心意`,
  openLine: '查看你们之间的祝福和感谢',
  counts: (sent: number, received: number) =>
    `你送出 ${formatCount(sent)} 份，收到 ${formatCount(received)} 份`,
  since: (at: Moment) => `始于 ${chineseMoment(at, 'year-day')}`,
  yearsAgo: (years: number) => (years === 1 ? '一年前的今天' : `${years} 年前的今天`),
  year: (year: number) => `${year} 年`,
  count: (count: number) => `${formatCount(count)} 份`,
  sent: (name: string) => `你送给${name}`,
  received: (name: string) => `${name}送给你`,
  day: (at: Moment) => chineseMoment(at, 'day'),
  packet: '红包',
  thanks: (name: string) => `${name}回信`,
  ownThanks: '你的回信',
  more: (count: number) => `更早的 ${formatCount(count)} 份`,
  write: (name: string) => `给${name}送一份心意`,
  seal: '把祝福封进信封',
  sealNote: '龙币马上到账，祝福由对方亲手拆开',
  sealLabel: '信封',
  sealedValue: '已封好，由对方亲手拆开',
  sealedFrom: (name: string) => `${name}写给你的信`,
  tapToOpen: '轻触拆信，龙币已到账',
  opening: '正在拆信',
  opened: '信已拆开',
  stillSealed: '还没拆开的信',
  openedAt: (time: string) => `${time} 拆信`,
  preview: '看看对方收到的样子',
  previewLine: '只有你看得到，还没有送出。',
  sealAgain: '重新封好，再拆一次',
  tellSenders: '让对方知道我拆了信',
  tellSendersNote: '关闭后，对方看不到你是否拆开了信',
};

export const letterMessages = pageArea(letters, () =>
  import('./letters.en').then((module) => module.letters),
);
