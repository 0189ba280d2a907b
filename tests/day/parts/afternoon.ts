import { usualPassword } from '@/mocks/payment-security/security';
import { chen, lin } from '../../e2e/support/world';
import { pay, type Day } from '../day';
import { toppedUp } from '../people';

/** Two colleagues trade an umbrella, a ride is given up for a fee, a phone is topped up and a card bought. */
export async function afternoon(day: Day): Promise<void> {
  const { visitor } = day;
  await day.step('an item is published, sold, delivered and received', [lin, chen], async () => {
    await visitor.open('/second-hand-publish', lin);
    const picture = await visitor.evaluate(
      `(() => { const canvas = document.createElement('canvas'); canvas.width = 400; canvas.height = 200;
        canvas.getContext('2d').fillRect(0, 0, 400, 200); return canvas.toDataURL('image/jpeg').split(',')[1]; })()`,
    );
    const bytes = Buffer.from(String(picture), 'base64');
    await visitor.give('label 添加照片', { name: 'umbrella.jpg', type: 'image/jpeg', bytes });
    await visitor.sees('button 删除第 1 张照片');
    await visitor.type('textbox 标题', '长柄雨伞');
    await visitor.type('textbox 描述', '只用过一次。');
    await visitor.type('textbox 价格', '40');
    await visitor.type('textbox 交付地点', '3 号楼');
    await visitor.press('button 发布');
    await visitor.sees('heading 长柄雨伞');
    const id = /[?&]id=(S[\w-]+)/.exec(await visitor.address())?.[1] ?? '';
    await visitor.open(`/imageLongCoinPay?id=${id}`, chen);
    await visitor.press('button 提交订单');
    await pay(day, usualPassword, '“已付款，等卖家交付”');
    await visitor.open('/second-hand-orders?group=sold', lin);
    await visitor.press('button 我已交付', 'dialog > button 我已交付');
    await visitor.sees('“待收货”');
    await visitor.open('/second-hand-orders', chen);
    await visitor.press('tab 已买到', 'button 确认收货', 'dialog > button 确认收货');
    await visitor.sees('“已完成”');
  });
  await day.step('a ride is given up late, for its fee', [lin], async () => {
    await day.at('14:41');
    await visitor.open('/newDidiHome', lin);
    await visitor.press('button 上车点{}', 'dialog > link', 'button 杭州', 'button 云杉中心 3 号楼 北门');
    await visitor.press('button 目的地{}', 'dialog > button 杭州机场 T1 出发层', 'button 叫车 · 预估 {#}');
    await visitor.sees('heading 正在找司机');
    await day.at('14:44');
    await visitor.reload();
    await visitor.press('button {}现在取消收 {#}{}', 'dialog > button 取消叫车', 'button 支付 {#} 龙币');
    await pay(day, usualPassword, '“取消费已付清” | “取消费 {#} 龙币已付”');
  });
  await day.step('a phone is topped up', [lin], async () => {
    await visitor.open('/rechargeNewTel', lin);
    await visitor.type('textbox 手机号', toppedUp);
    await visitor.press('button 充 100 元话费');
    await pay(day, usualPassword, '“付好了，还没到账”');
    await day.at('14:50');
    await visitor.reload();
    await visitor.sees('“100 元话费已到账”');
  });
  await day.step('a card is bought with coins and beans', [lin], async () => {
    await visitor.open('/jdCardHome', lin);
    await visitor.press('button 买 E 卡 100', 'dialog > button 去付款 {#} 龙币');
    await pay(day, usualPassword, '“E 卡 100 已放进卡包”');
  });
}
