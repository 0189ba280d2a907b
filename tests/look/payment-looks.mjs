import {
  buyPartnerPoints,
  charge,
  enlarge,
  exchange,
  orderPartnerPoints,
  payFixed,
  seePartnerPoints,
} from './actions.mjs';

export const refused = { call: '*', kind: 'status', value: 400, times: 'always' };
export const slow = { call: '*', kind: 'delay', value: 60_000, times: 'always' };

/** Codes, the cashier, family pay, top-ups and points: the address, the actions before the screenshot, and the fault during it. */
export const paymentLooks = [
  { name: 'pay-code', at: '/paymentQRcode' },
  { name: 'pay-code-fails', at: '/paymentQRcode', fault: refused },
  { name: 'pay-code-waits', at: '/paymentQRcode', fault: slow },
  { name: 'pay-code-offline', at: '/paymentQRcode', offline: true },
  { name: 'pay-code-large', at: '/paymentQRcode', act: enlarge },
  { name: 'pay-code-waited-for', at: '/paymentQRcode', act: (page) => charge(page, 3_000) },
  { name: 'pay-code-refused', at: '/paymentQRcode', act: (page) => charge(page, 25_000) },
  { name: 'pay-code-paid', at: '/paymentQRcode', act: (page) => charge(page, 180) },
  { name: 'scan-pay', at: '/scan-pay?code=YUNSHAN01', act: (page) => page.getByRole('textbox').fill('18') },
  { name: 'scan-pay-fails', at: '/scan-pay?code=YUNSHAN01', fault: refused },
  { name: 'scan-pay-waits', at: '/scan-pay?code=YUNSHAN01', fault: slow },
  { name: 'scan-pay-confirm', at: '/scan-pay?code=FRUIT04', act: payFixed },
  { name: 'scan-pay-unknown', at: '/scan-pay?code=NOBODY' },
  { name: 'points', at: '/integralExchange', act: (page) => page.getByRole('textbox').fill('100') },
  { name: 'points-whole', at: '/integralExchange', whole: true },
  { name: 'points-fails', at: '/integralExchange', fault: refused },
  { name: 'points-waits', at: '/integralExchange', fault: slow },
  { name: 'points-records', at: '/integralExchange?view=records' },
  { name: 'points-confirm', at: '/integralExchange', act: exchange },
  { name: 'points-done', at: '/integralExchange?id=P000411' },
  { name: 'partner', at: '/changyoyo-home' },
  { name: 'partner-bind', at: '/changyoyo-home?step=bind' },
  { name: 'partner-order', at: '/changyoyo-home', act: orderPartnerPoints },
  { name: 'partner-done', at: '/changyoyo-home', act: buyPartnerPoints },
  { name: 'partner-bound', at: '/changyoyo-home', act: seePartnerPoints },
  { name: 'cashier-test', at: '/checkStandTest' },
  { name: 'recharge', at: '/recharge' },
  { name: 'recharge-fails', at: '/recharge', fault: refused },
  { name: 'family-pay', at: '/familyPay' },
];
