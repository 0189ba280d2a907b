import { agreements } from '@/mocks/agreements/agreement-texts';
import { goTo } from './support/steps';
import { expect, test } from './support/test';

const { version, date } = agreements.privacy;

test('the privacy policy can be read without a session, and again offline', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await page.goto('/#/settingAuth2');
  await expect(page.getByText(`${version} 版 · ${date} 起生效`)).toBeVisible();
  await page.getByText('目录 · 共 8 节').click();
  await page.getByRole('button', { name: '八、联系我们' }).click();
  await expect(page.getByRole('heading', { name: '八、联系我们' })).toBeInViewport();
  // Another visit has only what is stored on the device.
  await page.goto('/#/nowhere');
  await page.reload();
  await expect(page.getByText('没有找到这个页面').last()).toBeVisible();
  await context.setOffline(true);
  await goTo(page, '/settingAuth2');
  await expect(page.getByRole('heading', { name: '三、提供给他人的信息' })).toBeVisible();
  await expect(page.getByText(/^最新版本加载失败/)).toBeVisible();
});
