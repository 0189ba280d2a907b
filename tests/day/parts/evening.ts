import { expect } from '@playwright/test';
import { usualPassword } from '@/mocks/payment-security/security';
import { chen, lin } from '../../e2e/support/world';
import { pay, type Day } from '../day';
import { everyone, newPassword } from '../people';

/** What went wrong comes back, limits and password change, and everybody looks at the bill. */
export async function evening(day: Day): Promise<void> {
  const { visitor } = day;
  await day.step('the cups are given back, with coins, points and coupon', [lin], async () => {
    await visitor.open(`/order-newDetail?id=${day.remembered('cups')}`, lin);
    await visitor.press('button 申请退款', 'button 提交退款');
    await visitor.sees('heading 退款中');
    await day.at('20:10');
    await visitor.reload();
    await visitor.sees('heading 已退款');
  });
  await day.step('a limit is lowered and the password changed', [lin], async () => {
    await visitor.open('/setLimitation?which=day', lin);
    await visitor.type('textbox 每天最多付的龙币', '2500');
    await visitor.press('button 调低到 2,500.0 龙币');
    await visitor.sees('link {}2,500.0{}');
    await visitor.open('/setPassword', lin);
    await visitor.password(usualPassword);
    await visitor.sees('heading 输入新的支付密码');
    await visitor.password(newPassword);
    await visitor.sees('heading 再次输入新密码');
    await visitor.password(newPassword);
    // The toast that says so leaves after a second; the page it leads to stays.
    await visitor.sees('heading 账户与安全');
  });
  await day.step('the new password pays', [lin], async () => {
    await visitor.open('/jdCardHome', lin);
    await visitor.press('button 买 E 卡 200', 'dialog > button 去付款 {#} 龙币');
    await pay(day, newPassword, '“E 卡 200 已放进卡包”');
  });
  await day.step('everybody looks at the bill', everyone, async () => {
    await visitor.open('/order-newlist?tab=refund', lin);
    await visitor.sees('article ~已退款');
  });
  await day.step('the booked gift is paid on its day', everyone, async () => {
    const before = await day.world.change(chen);
    await day.afterLastGift();
    await visitor.open('/orderreward1?group=done', lin);
    await visitor.sees('main ~里程碑');
    expect(await day.world.change(chen)).toBe(before + 660);
  });
}
