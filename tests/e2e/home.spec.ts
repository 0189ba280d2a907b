import type { FaultWish } from '@/mocks/control';
import { statusComplaint } from './support/complaints';
import { open, runUntil } from './support/steps';
import { expect, test } from './support/test';

test.describe('one card of /home that fails leaves the others, and trying again heals it', () => {
  const cards = [
    { call: 'getCurrentBill', fails: '没能打开账户明细，你的龙币都在', healed: '周一航的转账' },
    { call: 'balance', fails: '积分没能取到', healed: '3,260 积分' },
    { call: 'getNew', fails: '收到的心意没能取到', healed: '生日快乐，天天开心' },
    // A chip has room for what is missing and the way to get it, not for the reason.
    { call: 'queryUserExpireStatistics', fails: '到期信息没能取到', healed: '将于 30 天内到期', chip: true },
    { call: 'accountInfo', fails: '余额没能取到，你的龙币都在', healed: '个人账户' },
  ];
  const ways = [
    { way: 'HTTP 500', fault: { kind: 'status', value: 500 }, says: '服务器开了点小差，请稍后再试' },
    {
      way: 'an answer of the wrong shape',
      fault: { kind: 'wrong-shape' },
      says: '服务器的答复无法识别，请稍后再试',
    },
  ] as const;
  for (const { call, fails, healed, chip = false } of cards) {
    for (const { way, fault, says } of ways) {
      test(`${call} by ${way}`, async ({ page, world, complaints }) => {
        complaints.allow(statusComplaint(500));
        await page.clock.install();
        await world.fault({ call, ...fault, when: 'before', times: 'always' });
        await open(page, '/home');
        const broken = page.getByRole('alert').filter({ hasText: fails });
        await runUntil(page, broken);
        if (!chip) await expect(broken).toContainText(says);
        for (const other of cards.filter((card) => card.call !== call)) {
          await expect(page.getByText(other.healed).first()).toBeVisible();
          await expect(page.getByText(other.fails)).toHaveCount(0);
        }
        await world.clearFaults();
        await broken.getByRole('button', { name: '再试一次' }).click();
        await expect(page.getByText(healed).first()).toBeVisible();
        await expect(broken).toHaveCount(0);
      });
    }
  }
});

test.describe('nonsense in every answer ends in readable errors', () => {
  const kinds: readonly { what: string; fault: Omit<FaultWish, 'call'>; says: string }[] = [
    { what: 'pages of HTML', fault: { kind: 'html' }, says: '服务器的答复无法识别，请稍后再试' },
    { what: 'garbled text', fault: { kind: 'garbled' }, says: '服务器的答复无法识别，请稍后再试' },
    {
      what: 'data of the wrong shape',
      fault: { kind: 'wrong-shape' },
      says: '服务器的答复无法识别，请稍后再试',
    },
    {
      what: 'null as data',
      fault: { kind: 'wrong-shape', value: 'null' },
      says: '服务器的答复无法识别，请稍后再试',
    },
    { what: 'HTTP 502', fault: { kind: 'status', value: 502 }, says: '服务器开了点小差，请稍后再试' },
    {
      what: 'a body code with words',
      fault: { kind: 'code', value: '7777', message: '系统维护中' },
      says: '系统维护中',
    },
    {
      what: 'body code 9999',
      fault: { kind: 'code', value: '9999' },
      says: '服务器出了点小故障，请联系管理员',
    },
  ];
  for (const { what, fault, says } of kinds) {
    test(`${what}: /home and /transfer1 stand, say what is wrong and stay usable`, async ({
      page,
      world,
      complaints,
    }) => {
      complaints.allow(statusComplaint(502));
      await page.clock.install();
      await world.fault({ call: '*', when: 'before', times: 'always', ...fault });
      await open(page, '/home');
      await runUntil(page, page.getByRole('alert').filter({ hasText: '积分没能取到' }));
      await expect(page.getByRole('alert').filter({ hasText: '到期信息没能取到' })).toBeVisible();
      for (const title of ['余额没能取到', '收到的心意没能取到', '没能打开账户明细']) {
        const card = page.getByRole('alert').filter({ hasText: title });
        await expect(card).toBeVisible();
        await expect(card).toContainText(says);
      }
      await page.getByRole('link', { name: '转账', exact: true }).click();
      await runUntil(page, page.getByText('余额没能取到'));
      await expect(page.getByRole('textbox', { name: '每人收到的龙币' })).toBeEditable();
      await page.getByRole('button', { name: '添加同事' }).click();
      const list = page.getByRole('alert').filter({ hasText: '没能取到同事名单' });
      await runUntil(page, list);
      await expect(list).toContainText(says);
      await world.clearFaults();
      await list.getByRole('button', { name: '再试一次' }).click();
      await expect(page.getByRole('checkbox').first()).toBeVisible();
    });
  }
});
