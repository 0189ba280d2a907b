import { expectNoViolations } from '../support/axe';
import { expectFineInOtherLooks } from '../support/looks';
import { expect, test } from '../support/mocked-build';

// The mocked build answers by its worker, which other states of the matrix do without.
test.use({ serviceWorkers: 'allow' });

for (const [language, last, waiting] of [
  ['zh-CN', '成功页', '正在加载部件'],
  ['en-US', 'Success', 'Loading parts'],
] as const)
  test(`/__kit in ${language} is accessible in light, in dark and with extra-large text, and fits 320 px`, async ({
    page,
  }) => {
    await page.goto(`/?lang=${language}#/__kit`);
    await expect(page.getByRole('heading', { level: 2, name: last })).toBeVisible();
    await expect(page.getByRole('status', { name: waiting })).toHaveCount(0);
    await expectNoViolations(page, 'light');
    await expectFineInOtherLooks(page);
  });
