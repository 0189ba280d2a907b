import { area } from './area';
import { paymentSecurity } from './zh-CN/payment-security';

/** Limits, what goes without the password, the password itself, and the page of codes. */
export const paymentSecurityWords = area(paymentSecurity, () =>
  import('./en-US/payment-security').then((module) => module.paymentSecurity),
);
