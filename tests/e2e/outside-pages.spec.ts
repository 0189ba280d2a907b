import { resolve } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { preview } from 'vite';
import { outsidePages } from '../../tooling/outside-pages.ts';
import { ValidationErrors } from './support/complaints';
import { expectFineInOtherLooks, expectNothingFound } from './support/looks';
import { serveFolder } from './support/static-server';
import { lin, tokenOf, World } from './support/world';

/** Where a mocked app is, by one of the ways of mocking it, and what was asked of its server in vain. */
interface MockedApp {
  start: string;
  refused: readonly string[];
  /** The environment that its outside addresses are of. */
  environment: 'mock' | 'prod';
  close: () => Promise<void>;
}

/** The mocked build below a sub-path of a plain static server. */
async function serveBuild(): Promise<MockedApp> {
  const server = await serveFolder('dist-mock', '/some/where/');
  return { ...server, start: `${server.origin}/some/where/`, environment: 'mock' };
}

/** The real build with mocked gateways and outside pages behind it, as `npm run preview` serves it. */
async function servePreview(): Promise<MockedApp> {
  const worker = process.env['TEST_PARALLEL_INDEX'] ?? '';
  process.env['MOCK_STATE_FILE'] = resolve('.tmp', `outside-pages-ledger-${worker}.json`);
  const server = await preview({ plugins: [outsidePages()], preview: { port: 0 }, logLevel: 'error' });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview has no port.');
  const origin = `http://localhost:${address.port}`;
  // The gateways are compiled at their first call, which no test shall wait for.
  await new World(origin).reset();
  return {
    start: `${origin}/?token=${tokenOf(lin)}`,
    refused: [],
    environment: 'prod',
    close: () => server.close(),
  };
}

const back = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: '返回龙币钱包' });

/** What is shown under the name of a parameter or of a field. */
const valueOf = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd');

const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();

const ways = { build: serveBuild, preview: servePreview };
type Way = keyof typeof ways;

/** Tests of an app that is mocked in one way. */
function testsOf(mocked: Way) {
  return base.extend<
    { validationErrors: ValidationErrors; open: (address: string) => Promise<void> },
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
    validationErrors: [
      async ({ context, app }, provide) => {
        const validationErrors = new ValidationErrors(new URL(app.start).origin);
        validationErrors.listenTo(context);
        await provide(validationErrors);
        // No request has left for an outside host, and no form has reached the server.
        validationErrors.expectNone();
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

const built = testsOf('build');
const previewed = testsOf('preview');

for (const [way, test] of [
  ['the mocked build on a static server', built],
  ['the preview of a real build', previewed],
] as const) {
  test.describe(`an outside address in ${way}`, () => {
    test('becomes a page that says where the person would be, without the key, and leads back', async ({
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
      await expect(page.getByText('已经去过关爱通')).toBeVisible();
    });

    test('becomes a page that shows the fields of a posted form, without the token', async ({
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
      await expect(page.getByText('已经提交过了')).toBeVisible();
    });
  });
}

built(
  'the page for a host that the person was asked about can be read in every look',
  async ({ page, open }) => {
    await open(`/zhongxinLogin?${query({ redirectUrl: 'https://evil.example/x' })}`);
    await page.getByRole('button', { name: '前往 evil.example' }).click();
    await expect(page.getByText('https://evil.example/x')).toBeVisible();
    await expectNothingFound(page, 'light');
    await expectFineInOtherLooks(page);
  },
);
