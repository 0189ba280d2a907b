import { expect } from '@playwright/test';
import { usualPassword } from '@/mocks/payment-security/security';
import { chen, lin, zhou } from '../../e2e/support/world';
import type { Day } from '../day';

/** Coins for colleagues: at once with a lost answer, on a day to come, and from the account of the team. */
export async function giving(day: Day): Promise<void> {
  const { visitor, world } = day;
  const choose = async (opens: string, who: string, initials: string) => {
    await visitor.press(opens);
    await visitor.type('searchbox 搜索同事', initials);
    await visitor.press(`checkbox {}${who}{}`, 'button 确定（1 人）');
  };
  await day.step('coins are sent once, though the answer is lost', [lin, zhou], async () => {
    await visitor.open('/transfer1', lin);
    await choose('button 添加同事', zhou.name, zhou.initials);
    await visitor.type('textbox 每人收到的龙币', '8.8');
    await world.fault({ call: 'batchTransfer', kind: 'drop', when: 'after', times: 1 });
    await visitor.press('button 转出 8.8 龙币', 'dialog 确认转账 > button 确认转出 8.8 龙币');
    await visitor.sees('“心意已送到”');
    expect(await world.transfers()).toHaveLength(1);
    await visitor.open('/home', zhou);
    await visitor.sees('link {}恭喜发财！{}8.8{}');
  });
  await day.step('thanks come back for the coins', [lin, zhou], async () => {
    const [gift] = await world.transfers();
    await visitor.open(`/rewardDetail?id=${gift?.id}`, zhou);
    await visitor.press('button 谢谢 TA', 'dialog > button 送出谢意');
    await visitor.sees('“已谢过：“{}””');
    day.expectMessage(lin, `button ${zhou.name}谢谢你{}`);
  });
  await day.step('a reward of the team arrives', [lin, zhou], async () => {
    await visitor.open('/transfer2', lin);
    await choose('button 添加同事', zhou.name, zhou.initials);
    await visitor.press('radio 乐于助人');
    await visitor.type('textbox 每人收到的龙币', '66');
    await visitor.press('button 发出奖励 66.0 龙币', 'dialog > button {}66.0{}');
    await visitor.passwordIfAsked(usualPassword, '“奖励已送到”');
  });
  await day.step('a gift is booked, and nothing is paid yet', [lin, chen], async () => {
    await visitor.open('/transfer3', lin);
    await choose('button 送给{}', chen.name, 'chensiyuan');
    await visitor.press('radio 里程碑', 'button 送达日期{}');
    await visitor.press('dialog 送达日期 > button 下个月', 'dialog 送达日期 > button 确定');
    await visitor.press('button 每次每人{}', 'dialog 每次每人 > button 6', 'dialog 每次每人 > button 6');
    await visitor.press('dialog 每次每人 > button 完成', 'button 预约这份祝福', 'button 确认预约');
    await visitor.passwordIfAsked(usualPassword, '“预约成功”');
  });
}
