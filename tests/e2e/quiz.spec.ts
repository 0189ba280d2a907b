import { brokenConnection } from './support/browser-errors';
import { startQuiz, submitQuiz } from './support/quiz';
import { readyForOffline } from './support/steps';
import { expect, test } from './support/test';
import { lin } from './support/world';

test('a quiz keeps the answer of a question for which the network was gone, over a reload, and is submitted with it', async ({
  page,
  context,
  world,
  browserErrors,
}) => {
  browserErrors.allow(brokenConnection);
  await startQuiz(page);
  await readyForOffline(page);
  await context.setOffline(true);
  await expect(page.getByText('网络不可用，请检查您的网络设置')).toBeVisible();
  const options = page.getByRole('main').locator('[role=radio], [role=checkbox]');
  if ((await options.count()) > 0) await options.first().click();
  else await page.getByRole('textbox', { name: '你的答案' }).fill('AED');
  await expect(page.getByText(/^1 题的答案存在这部手机里/)).toBeVisible();
  expect(await world.keptAnswers('E0001')).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('已保存')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: '第 2 题，共 10 题，已答 1 题' })).toBeVisible();
  await submitQuiz(page);
  expect(await world.keptAnswers('E0001')).toHaveLength(1);
  expect(await world.change(lin)).toBe(0);
});
