import { expect, type Page } from '@playwright/test';
import { open } from './steps';

/** Enrols for the free quiz and starts it, up to its first question. */
export async function startQuiz(page: Page): Promise<void> {
  await open(page, '/answerReport?id=E0001');
  await page.getByRole('button', { name: '立即报名' }).click();
  await page.getByRole('button', { name: '开始答题' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '开始答题' }).click();
  await expect(page.getByText('/ 10 题')).toBeVisible();
}

/** Submits the paper by its last question, whatever is answered. */
export async function submitQuiz(page: Page): Promise<void> {
  await page.getByRole('button', { name: '答题卡' }).click();
  await page.getByRole('button', { name: /^第 10 题/ }).click();
  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click();
  await expect(page.getByText('每题对错')).toBeVisible();
}
