import { area } from './area';
import { payment } from './zh-CN/payment';

/** The payment step: password, code, and whether either is asked for. */
export const paymentWords = area(payment, () => import('./en-US/payment').then((module) => module.payment));
