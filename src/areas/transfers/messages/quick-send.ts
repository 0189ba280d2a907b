import { area } from '@/messages/define-messages';

export const quickSend = {
  title: '最近和常送',
  add: (name: string) => `送给${name}`,
  asLast: (amount: string, text: string) => `用上次的：${amount} 龙币，“${text}”`,
  cap: (perPayment: string, left: string) => `每笔最多 ${perPayment}，今日还可转 ${left}`,
  overCap: (perPayment: string, left: string) => `合计超出限额：每笔最多 ${perPayment}，今日还可转 ${left}`,
};

/** The messages of the quick transfer to a known recipient. */
export const quickSendMessages = area(quickSend, () =>
  import('./quick-send.en').then((module) => module.quickSend),
);
