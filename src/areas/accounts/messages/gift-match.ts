import { chineseMoment } from '@/domain/chinese-moment';
import { area } from '@/messages/define-messages';

/** What the matched special days are: all birthdays, all work anniversaries, or some of both. */
type Kind = 'birthday' | 'onboarding' | 'mixed';

export const giftMatch = {
  label: '到期前正好送',
  day: chineseMoment,
  reasons: {
    birthday: (count: number) => (count === 1 ? '给这位同事过生日' : `给这 ${count} 位同事过生日`),
    onboarding: (count: number) =>
      count === 1 ? '祝贺这位同事的入职周年' : `祝贺这 ${count} 位同事的入职周年`,
    mixed: (count: number) => `给这 ${count} 位同事庆生、祝贺入职周年`,
  } as Record<Kind, (count: number) => string>,
  title: (day: string, coins: string, reason: string, isClose: boolean) =>
    `${day}到期的 ${coins} 龙币，${isClose ? '正好' : '可以'}用来${reason}`,
  birthday: (day: string) => `${day}生日`,
  onboarding: (day: string, years: number) => `${day}入职 ${years} 周年`,
  usually: (amount: string) => `平时送 ${amount} 龙币`,
  rest: (total: string, left: string | null) =>
    left === null
      ? `按平时送的金额，合计 ${total}，刚好用完。`
      : `按平时送的金额，合计 ${total}，还剩 ${left}。`,
  fill: (count: number) => (count === 1 ? '送给这位同事' : `送给这 ${count} 位同事`),
  blessings: {
    birthday: '生日快乐',
    onboarding: '入职周年快乐',
    mixed: '今天是你的好日子，祝你天天开心',
  } as Record<Kind, string>,
  earlyBlessings: {
    birthday: '提前祝你生日快乐',
    onboarding: '提前祝你入职周年快乐',
    mixed: '你的好日子快到了，提前祝你天天开心',
  } as Record<Kind, string>,
  replaceTitle: '转账里还有没送出的内容',
  replaceLine: (count: number) => `换成这 ${count} 位同事后，原来填写的同事、金额和祝福会被替换。`,
  replace: '替换',
  keep: '保留原来的',
};

export const giftMatchMessages = area(giftMatch, () =>
  import('./gift-match.en').then((module) => module.giftMatch),
);
