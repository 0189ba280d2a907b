import type { Page } from '@playwright/test';
import type { FaultWish } from '@/mocks/core/control';
import documented from '../spec/routes.json' with { type: 'json' };
import { statusComplaint } from './support/complaints';
import { reachLife } from './support/states/life';
import { open, runUntil, scrollDown } from './support/steps';
import { expect, test } from './support/test';
import { openAsWallet } from './support/wallet';
import { lin } from './support/world';

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
        await scrollDown(page);
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
      await scrollDown(page);
      await runUntil(page, page.getByRole('alert').filter({ hasText: '积分没能取到' }));
      await expect(page.getByRole('alert').filter({ hasText: '到期信息没能取到' })).toBeVisible();
      for (const title of ['余额没能取到', '收到的心意没能取到', '没能打开账户明细']) {
        const card = page.getByRole('alert').filter({ hasText: title });
        await expect(card).toBeVisible();
        await expect(card).toContainText(says);
      }
      await page.getByRole('link', { name: '转账', exact: true }).click();
      await runUntil(page, page.getByText('余额没能取到').filter({ visible: true }));
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

test.describe('each entrance of home leads to a page that works, or says 即将开放', () => {
  /** What a page has last, so that all its entrances stand. */
  const pages = { '/home': '最近的往来', '/newHome': '换一批', '/allScene': '集团的其他页面' } as const;
  for (const sysType of ['LONGCOIN', 'WALLET'] as const) {
    for (const [address, last] of Object.entries(pages)) {
      test(`${address} of a ${sysType} session`, async ({ page, world }) => {
        test.slow();
        if (sysType === 'WALLET') await world.reset('wallet-mode');
        await (sysType === 'WALLET' ? openAsWallet(page, address, lin) : open(page, address));
        if (address === '/home') await scrollDown(page);
        await expect(page.getByText(last).first()).toBeVisible();
        await expectAllThere(page);
        const ways = await entrances(page);
        expect(ways.length).toBeGreaterThan(15);
        for (const way of ways) await expectPage(page, way);
      });
    }
  }

  test("those that lead to the group's own pages open without a question", async ({ page, complaints }) => {
    complaints.allow(/foreign host: https:\/\/[a-z]+\.prod\.longcoin\.example/);
    await page
      .context()
      .route(/^https:\/\/[^/]*\.example\//, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>outside</title>' }),
      );
    await open(page, '/allScene');
    for (const name of [/^内部招聘/, /^提交工单/, /^云图索/, /^园区付款码/]) {
      await page.getByRole('button', { name }).click();
      // No question: the app offers these pages itself.
      await expect(page).toHaveURL(/^https:\/\/[a-z]+\.prod\.longcoin\.example\//);
      await page.goBack();
    }
    for (const way of ['/linkToGuanAiTong', '/linkToLongCoinShop']) {
      await page.goto(`/#${way}`);
      await expect(page).toHaveURL(/^https:\/\/[a-z]+\.prod\.longcoin\.example\//);
      await page.goBack();
    }
  });
});

/** Nothing is being waited for any more: what waits has a name. */
async function expectAllThere(page: Page): Promise<void> {
  const waiting = page.getByRole('main').getByRole('status', { name: /./ });
  await expect(waiting).toHaveCount(0);
}

/** Where the links of a page lead, each once; those that go outside at once are tried on their own. */
async function entrances(page: Page): Promise<string[]> {
  const all = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return [...new Set(all)].filter((way): way is string => way !== null && !way.includes('/linkTo'));
}

/** A page of the app with its own title, and nothing on it that has failed. */
async function expectPage(page: Page, way: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, way);
  const path = new URL(way, 'https://app.example').hash.slice(1).split('?')[0] ?? '';
  const title = documented.routes.find(({ path: each }) =>
    new RegExp(`^${each.replace(/:\w+/, '[^/]+')}$`).test(path),
  )?.titleZh;
  // The addresses without a row in the specification have a title all the same.
  await expect(page, way).toHaveTitle(title ?? /.+/);
  await expect(page.getByRole('heading', { level: 1 }), way).toBeVisible();
  await expectAllThere(page);
  // A browser of these tests has no camera, and says so.
  if (path !== '/qrcodeScan') await expect(page.getByRole('alert'), way).toHaveCount(0);
}

test('with less motion nothing on home and life moves by itself', async ({ page, world }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await world.reset('busy-day');
  await page.clock.install();
  await open(page, '/home');
  await expect(page.getByRole('dialog', { name: '福利到了' })).toBeVisible();
  const moving = () => page.evaluate(() => document.getAnimations().length);
  expect(await moving()).toBe(0);
  await reachLife(page);
  const banners = page.getByRole('group', { name: '正在进行的活动' });
  await page.clock.runFor(30_000);
  await expect(banners.getByRole('listitem', { name: '第 1 张，共 5 张' })).toBeVisible();
  expect(await moving()).toBe(0);
});
