import { usualPassword } from '@/mocks/payment-security/security';
import { lin } from '../../e2e/support/world';
import { pay, type Day } from '../day';
import { everyone } from '../people';

/** Everybody logs in by a link, meets the pop-ups of the start and agrees; one opens a red packet and takes the last shares of a draw. */
export async function morning(day: Day): Promise<void> {
  const { visitor } = day;
  for (const person of everyone) {
    await visitor.open('/home', person);
    await visitor.press('dialog 温馨提示 > checkbox', 'dialog 温馨提示 > button 同意并继续');
    await visitor.press('dialog 欢迎回来 > button 领取积分', 'dialog 云杉团圆礼盒 > button 关闭');
    await day.begin(person);
  }
  await day.step('a red packet of a colleague is opened', everyone, async () => {
    await visitor.open('/NBagDesc?id=K0000001', lin);
    await visitor.press('button 打开红包');
    await visitor.sees('“已存入个人账户”');
    await visitor.open('/red-packets', lin);
    await visitor.sees('“有 1 个红包等你打开”');
    await visitor.open('/home', lin);
    await visitor.sees('link ~1 个');
  });
  await day.step('the last shares of a draw are bought, and it is drawn', [lin], async () => {
    await visitor.open('/grabTreasureHome', lin);
    await visitor.press('link {}高山绿茶{}', 'button 多一份', 'button 多一份', 'button 付 3.0 龙币加 3 份');
    await pay(day, usualPassword, 'heading 中奖了 | heading 没有中奖');
  });
  // The packet and the draw of the night before would be over by then.
  await day.at('08:30');
}
