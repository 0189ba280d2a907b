import { usualPassword } from '@/mocks/payment-security/security';
import { chen, lin, zhou } from '../../e2e/support/world';
import type { Day } from '../day';
import { he } from '../people';

/** 88.0 coins for the birthdays of two colleagues. */
const list = {
  name: '生日名单.csv',
  type: 'text/csv',
  bytes: Buffer.from(
    '姓名,OA账号,部门,龙币\n周一航,zhou.yihang,研发中心,88\n陈思远,chen.siyuan,客服中心,88\n',
  ),
};

/** Birthday coins are imported, sent back once, approved and received. */
export async function grant(day: Day): Promise<void> {
  const { visitor } = day;
  await day.step('a list of birthday coins is sent back', [lin, zhou, he], async () => {
    await visitor.open('/grantActivityH5', lin);
    await visitor.press('radio 生日', 'radio 导入表格', 'button 选择表格文件{}');
    await visitor.give('label 表格文件', list);
    await visitor.press('button 提交名单');
    await visitor.sees('“2 行都没问题”');
    await visitor.press('button 提交给何璐审批');
    await visitor.sees('“审批中”');
    day.remember('grant', await visitor.address());
    await visitor.open('/grantApprovalH5', he);
    await visitor.press('link {}176.0{}', 'contentinfo > button 退回');
    await visitor.type('dialog > textbox', '请写明是谁的生日');
    await visitor.press('dialog > button 退回这笔申请');
    await visitor.sees('“已退回”');
  });
  await day.step('it is handed in again, approved and received', [lin, zhou, chen, he], async () => {
    await visitor.open(day.remembered('grant'), lin);
    await visitor.press('button 修改后再提交');
    await visitor.press('button 提交给何璐审批');
    await visitor.sees('“审批中”');
    await visitor.open('/grantApprovalH5', he);
    await visitor.press(
      'link {}176.0{}',
      'button 通过，发放 176.0 龙币',
      'dialog > button 通过，发放 176.0 龙币',
    );
    await visitor.passwordIfAsked(usualPassword, '“已发放”');
    await visitor.open('/home', zhou);
    // The picture of the morning comes once on every day.
    await visitor.press('dialog 云杉团圆礼盒 > button 关闭');
    await visitor.sees('dialog ~88.0');
    await visitor.press('dialog > button 收下');
  });
}
