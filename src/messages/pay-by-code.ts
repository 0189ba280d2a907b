import { area } from './area';
import { payByCode } from './zh-CN/pay-by-code';

export const payByCodeWords = area(payByCode, () =>
  import('./en-US/pay-by-code').then((module) => module.payByCode),
);
