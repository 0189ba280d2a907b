import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { BrowserErrors } from './support/browser-errors';
import { expectFineInExtraLargeDark } from './support/looks';
import { serveFolder, type StaticServer } from './support/static-server';
import { confirmButton, expectSuccess, openSheet, scrollDown, writeDraft } from './support/steps';

const subPath = '/some/where/';

let server: StaticServer;
let browserErrors: BrowserErrors;

test.beforeAll(async () => {
  server = await serveFolder('dist-mock', subPath);
});
test.afterAll(() => server.close());

test.beforeEach(({ context }) => {
  browserErrors = new BrowserErrors(server.origin);
  browserErrors.listenTo(context);
});
test.afterEach(() => {
  browserErrors.expectNone();
  expect(server.refused).toEqual([]);
});

async function openAt(page: Page, address: string): Promise<void> {
  await page.goto(`${server.origin}${subPath}${address}`);
}

const newestEntry = (page: Page) => page.getByRole('link').filter({ hasText: '转账给苏念' });

async function send(page: Page): Promise<void> {
  await openAt(page, '#/transfer1');
  await writeDraft(page);
  await openSheet(page);
  await confirmButton(page).click();
  await expectSuccess(page);
}

/** The sum of all accounts in the service worker's ledger, in tenths. */
async function sumLedger(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answer: unknown = await (await fetch('./__mock/balances')).json();
    return typeof answer === 'object' && answer !== null && 'sum' in answer ? Number(answer.sum) : NaN;
  });
}

/** What browsers do by themselves to a service worker that nothing has asked for a while. */
async function stopServiceWorker(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const isStopped = new Promise<void>((resolve) => {
    devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve();
    });
  });
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await isStopped;
  await devTools.detach();
}

test.describe('the mocked build under a sub-path of a plain static server', () => {
  test('gives the page an identity and can send coins', async ({ page }) => {
    await openAt(page, '');
    await expect(page.getByText('2,680.5 龙币')).toBeVisible();
    await send(page);
    await page.getByRole('button', { name: '查看账单' }).click();
    await expect(newestEntry(page).first()).toContainText('8.8');
    expect(await sumLedger(page)).toBe(0);
  });

  test('keeps the ledger over a reload', async ({ page }) => {
    await send(page);
    await openAt(page, '#/home');
    await expect(page.getByRole('heading', { name: '可用龙币' })).toBeVisible();
    // A request that is still pending when the page closes would reach the static server.
    await scrollDown(page);
    await expect(newestEntry(page).first()).toBeVisible();
    await expect(page.getByText('2,671.7 龙币')).toBeVisible();
    await page.reload();
    await expect(page.getByText('2,671.7 龙币')).toBeVisible();
    await scrollDown(page);
    await expect(newestEntry(page).first()).toBeVisible();
    expect(await sumLedger(page)).toBe(0);
  });

  test('shows two tabs one ledger, whichever of them sends', async ({ page, context }) => {
    await send(page);
    const second = await context.newPage();
    await openAt(second, '#/home');
    await expect(second.getByText('2,671.7 龙币')).toBeVisible();
    await send(second);
    await openAt(page, '#/longballDetail');
    await expect(newestEntry(page).first()).toContainText('2,662.9');
    expect(await sumLedger(page)).toBe(0);
  });

  test('goes on answering after the browser has stopped its service worker, in every tab', async ({
    page,
    context,
  }) => {
    await openAt(page, '#/home');
    await expect(page.getByText('2,680.5 龙币')).toBeVisible();
    const second = await context.newPage();
    await openAt(second, '#/transfer1');
    await writeDraft(second);
    await stopServiceWorker(page);
    expect(await sumLedger(page)).toBe(0);
    await stopServiceWorker(page);
    await openSheet(second);
    await confirmButton(second).click();
    await expectSuccess(second);
  });
});

test.describe('the mock of the partner’s log-in page', () => {
  test('is opened with its parameters, shows them, and leads the person who logs in back to the requested page', async ({
    page,
  }) => {
    await openAt(page, '#/welfareByGuanYu?code=made-up&redirectUrl=%23transfer1');
    await page.getByRole('button', { name: '去登录' }).click();
    await expect(page.getByText('模拟', { exact: true })).toBeVisible();
    await expectNoViolations(page, 'light');
    await expectFineInExtraLargeDark(page);
    await page.getByRole('button', { name: /苏念/ }).click();
    await expect(page.getByText('苏念 敬上')).toBeVisible();
    expect(page.url()).toBe(`${server.origin}${subPath}#/transfer1`);
  });

  test('leads back without a log-in when the person declines', async ({ page }) => {
    await openAt(page, '#/zhongxinLogin?code=made-up');
    await page.getByRole('button', { name: '去登录' }).click();
    await page.getByRole('button', { name: '不登录，返回' }).click();
    await expect(page).toHaveURL(/#\/(zhongxinLogin|home)$/);
  });
});
