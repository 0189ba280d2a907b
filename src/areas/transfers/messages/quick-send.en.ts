import type { quickSend as zh } from './quick-send';

export const quickSend: typeof zh = {
  title: 'Recent and frequent',
  add: (name) => `Send to ${name}`,
  asLast: (amount, text) => `As last time: ${amount} coins, “${text}”`,
  cap: (perPayment, left) => `At most ${perPayment} a payment, ${left} left today`,
  overCap: (perPayment, left) => `Above your limit: at most ${perPayment} a payment, ${left} left today`,
};
