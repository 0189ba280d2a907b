import { usualPassword } from '@/mocks/payment-security/security';
import { lin } from '../../e2e/support/world';
import { pay, type Day } from '../day';

/** Lunch by the payment code, a cup from the mall, a flash sale and a quiz. */
export async function noon(day: Day): Promise<void> {
  const { visitor, world } = day;
  await day.step('goods of the flash sale are bought while they last', [lin], async () => {
    await day.at('09:41');
    await visitor.open('/secKillingHome', lin);
    await visitor.press('article ~马上抢 > heading > link');
    await visitor.press('button 马上抢 {#} 龙币');
    await pay(day, usualPassword, '“下单成功，商家会尽快发货”');
  });
  await day.step('lunch is paid by a code', [lin], async () => {
    await day.at('12:05');
    await visitor.open('/paymentQRcode', lin);
    await visitor.sees('img 付款条形码');
    if ((await world.charge(await world.newestPaymentCode(), 286)) !== 'paid')
      throw new Error('the code of the page was refused');
    await visitor.sees('“已付给云杉咖啡”');
  });
  await day.step('two cups are bought with a coupon, points and coins', [lin], async () => {
    await visitor.open('/goodsDetailPage?id=G0001', lin);
    await visitor.press('button 立即购买', 'button 加一件', 'button 去结算 {#} 龙币', 'button 提交订单');
    await pay(day, usualPassword, '“下单成功，商家会尽快发货”');
    day.remember('cups', /[?&]id=(\d+)/.exec(await visitor.address())?.[1] ?? '');
  });
  await day.step('a quiz is answered, and costs nothing', [lin], async () => {
    await visitor.open('/answerReport?id=E0001', lin);
    await visitor.press('button 立即报名', 'button 开始答题', 'dialog > button 开始答题');
    await visitor.press('button 答题卡', 'dialog > button ~10', 'button 交卷', 'dialog > button 交卷');
    await visitor.sees('“每题对错”');
  });
}
