import { area } from './define-messages';

export const letters = {
  title: '往来心意',
  titleWith: (name: string) => `与${name}的心意`,
  failed: '没能打开往来心意，你的龙币都在',
  loading: '正在打开往来心意',
  unknown: '没有找到这位同事',
  unknownLine: '可能已不在同事名单里。',
  toHome: '返回首页',
  none: (name: string) => `与${name}还没有往来`,
  noneLine: '送出或收到心意后会显示在这里。',
  open: (name: string) => `与${name}的往来心意`,
  openLine: '查看你们之间的祝福和感谢',
  counts: (sent: number, received: number) => `你送出 ${sent} 份，收到 ${received} 份`,
  since: (year: number, month: number, day: number) => `始于 ${year} 年 ${month} 月 ${day} 日`,
  yearsAgo: (years: number) => (years === 1 ? '一年前的今天' : `${years} 年前的今天`),
  year: (year: number) => `${year} 年`,
  count: (count: number) => `${count} 份`,
  sent: (name: string) => `你送给${name}`,
  received: (name: string) => `${name}送给你`,
  day: (month: number, day: number) => `${month} 月 ${day} 日`,
  coins: (amount: string) => `${amount} 龙币`,
  packet: '红包',
  thanks: (name: string) => `${name}回信`,
  ownThanks: '你的回信',
  more: (count: number) => `更早的 ${count} 份`,
  write: (name: string) => `给${name}送一份心意`,
};

export const letterMessages = area(letters, () => import('./letters.en').then((module) => module.letters));
