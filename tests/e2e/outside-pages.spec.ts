import { resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { preview } from 'vite';
import { outsidePages } from '../../tooling/outside-pages.ts';
import { expectNoViolations } from './support/axe';
import { BrowserErrors } from './support/browser-errors';
import { expectFineInOtherLooks } from './support/looks';
import { serveFolder } from './support/static-server';
import { lin, tokenOf, World } from './support/world';

/** One way of mocking the app, with its address and the requests that its server could not answer. */
interface MockedApp {
  start: string;
  refused: readonly string[];
  /** The environment whose outside addresses it uses. */
  environment: 'mock' | 'prod';
  close: () => Promise<void>;
}

/** Serves the mocked build below a sub-path of a plain static server. */
async function serveBuild(): Promise<MockedApp> {
  const server = await serveFolder('dist-mock', '/some/where/');
  return { ...server, start: `${server.origin}/some/where/`, environment: 'mock' };
}

/** Serves the real build with mocked gateways and outside pages behind it, like `npm run preview`. */
async function servePreview(): Promise<MockedApp> {
  const worker = process.env['TEST_PARALLEL_INDEX'] ?? '';
  process.env['MOCK_STATE_FILE'] = resolve('.tmp', `outside-pages-ledger-${worker}.json`);
  const server = await preview({ plugins: [outsidePages()], preview: { port: 0 }, logLevel: 'error' });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview has no port.');
  const origin = `http://localhost:${address.port}`;
  // The gateways are compiled at their first call, so they are called before the tests start.
  await new World(origin).reset();
  return {
    start: `${origin}/?token=${tokenOf(lin)}`,
    refused: [],
    environment: 'prod',
    close: () => server.close(),
  };
}

const back = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: '返回龙币钱包' });

/** The value that is shown under the name of a parameter or of a field. */
const valueOf = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd');

const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();

const ways = { build: serveBuild, preview: servePreview };
type Way = keyof typeof ways;

/** Fixtures for an app that is mocked in one way. */
function extendTest(mocked: Way) {
  return base.extend<
    { browserErrors: BrowserErrors; open: (address: string) => Promise<void> },
    { way: Way; app: MockedApp }
  >({
    way: [mocked, { scope: 'worker', option: true }],
    app: [
      async ({ way }, provide) => {
        const app = await ways[way]();
        await provide(app);
        await app.close();
      },
      { scope: 'worker' },
    ],
    browserErrors: [
      async ({ context, app }, provide) => {
        const browserErrors = new BrowserErrors(new URL(app.start).origin);
        browserErrors.listenTo(context);
        await provide(browserErrors);
        // No request was sent to an outside host, and no form has reached the server.
        browserErrors.expectNone();
        expect(app.refused).toEqual([]);
      },
      { auto: true },
    ],
    open: async ({ page, app }, provide) => {
      await provide(async (address) => {
        await page.goto(`${app.start}#${address}`);
      });
    },
  });
}

const built = extendTest('build');
const previewed = extendTest('preview');
// The mocked build answers from a worker of its own.
built.use({ serviceWorkers: 'allow' });

for (const [way, test] of [
  ['the mocked build on a static server', built],
  ['the preview of a real build', previewed],
] as const) {
  test.describe(`an outside address in ${way}`, () => {
    test('becomes a page that names the address without the key, and leads back', async ({
      page,
      open,
      app,
    }) => {
      await open('/linkToGuanAiTong');
      await expect(page.getByText(`https://care.${app.environment}.longcoin.example/`)).toBeVisible();
      await expect(valueOf(page, 'key')).toHaveText('已带去，不显示');
      await expect(valueOf(page, 'buCode')).not.toBeEmpty();
      expect(page.url()).not.toContain('key-LX');
      await back(page).click();
      await expect(page.getByText('你已去过关爱通')).toBeVisible();
    });

    test('becomes a page that shows the fields of a posted form without the token', async ({
      page,
      open,
      app,
    }) => {
      const url = `https://shop.${app.environment}.longcoin.example/pay`;
      await open(`/newWebviewforPost?${query({ url, fields: '{"order":"A 1","phone":"13812345678"}' })}`);
      await expect(page.getByText('提交表单（POST）')).toBeVisible();
      await expect(valueOf(page, 'order')).toHaveText('A 1');
      await expect(valueOf(page, 'phone')).toHaveText('138****5678');
      await expect(valueOf(page, 'token')).toHaveText('已带去，不显示');
      await back(page).click();
      await expect(page.getByText('已提交过')).toBeVisible();
    });
  });
}

built(
  'the page of a third party answers about its part of an order, and leads back to the result',
  async ({ page, open }) => {
    await open('/recharge');
    await page.getByRole('button', { name: '200', exact: true }).click();
    await page.getByRole('button', { name: '充值 200.0 龙币' }).click();
    await page.getByRole('button', { name: '确认付款' }).click();
    await page.getByRole('button', { name: '去付 200.0 元' }).click();
    await page.getByRole('button', { name: '模拟付款成功' }).click();
    await expect(page.getByText('龙币已到账')).toBeVisible();
  },
);

built(
  'the page for a host that the person was asked about can be read in every look',
  async ({ page, open }) => {
    await open(`/zhongxinLogin?${query({ redirectUrl: 'https://evil.example/x' })}`);
    await page.getByRole('button', { name: '前往 evil.example' }).click();
    await expect(page.getByText('https://evil.example/x')).toBeVisible();
    await expectNoViolations(page, 'light');
    await expectFineInOtherLooks(page);
  },
);
