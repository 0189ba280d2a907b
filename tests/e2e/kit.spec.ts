import { expect, test } from '@playwright/test';
import { Complaints } from './support/complaints';
import { expectNoSidewaysScroll, expectNothingFound } from './support/looks';
import { serveFolder, type StaticServer } from './support/static-server';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

let server: StaticServer;
let complaints: Complaints;

test.beforeAll(async () => {
  server = await serveFolder('dist-mock', '/');
});
test.afterAll(() => server.close());

test.beforeEach(({ context }) => {
  complaints = new Complaints(server.origin);
  complaints.listenTo(context);
});
test.afterEach(() => {
  complaints.expectNone();
  expect(server.refused).toEqual([]);
});

for (const [language, last, waiting] of [
  ['zh-CN', '成功页', '正在取部件'],
  ['en-US', 'Success', 'Loading parts'],
] as const) {
  test(`axe finds nothing on any part of /__kit in ${language}, contrast of computed styles included, in light, in dark, and with extra-large text at 320 px`, async ({
    page,
  }) => {
    await page.goto(`${server.origin}/?lang=${language}#/__kit`);
    await expect(page.getByRole('heading', { level: 2, name: last })).toBeVisible();
    await expect(page.getByRole('status', { name: waiting })).toHaveCount(0);
    await expectNothingFound(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-prefers-color-scheme', 'dark');
    await expectNothingFound(page, 'dark');
    await page.setViewportSize({ width: 320, height: 568 });
    await expectNoSidewaysScroll(page, '320 px wide');
    await page.evaluate(() => {
      document.documentElement.dataset['lcText'] = 'xlarge';
    });
    await expectNoSidewaysScroll(page, '320 px wide with extra-large text');
    await expectNothingFound(page, 'extra-large text');
  });
}
