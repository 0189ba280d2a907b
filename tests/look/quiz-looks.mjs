import { refused, slow } from './payment-looks.mjs';

const quiz = '/answerReport?id=E0001';

async function start(page) {
  await page.getByRole('button', { name: '立即报名' }).click();
  await page.getByRole('button', { name: '开始答题' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '开始答题' }).click();
  await page.getByText('/ 10 题').waitFor();
}

async function answer(page) {
  await start(page);
  for (const _ of [1, 2, 3]) {
    const option = page.getByRole('main').locator('[role=radio], [role=checkbox]').nth(1);
    if ((await option.count()) > 0) await option.click();
    await page.getByRole('button', { name: '下一题' }).click();
  }
  const option = page.getByRole('main').locator('[role=radio], [role=checkbox]').first();
  if ((await option.count()) > 0) await option.click();
  await page.getByText('已保存').waitFor();
}

async function overview(page) {
  await answer(page);
  await page.getByRole('button', { name: '答题卡' }).click();
  await page.getByRole('dialog').waitFor();
}

async function submit(page) {
  await overview(page);
  await page.getByRole('button', { name: /^第 10 题/ }).click();
  await page.getByRole('button', { name: '交卷' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click();
  await page.getByText('每题对错').waitFor();
}

async function draw(page) {
  await page.getByRole('button', { name: '抽一次' }).click();
  await page.getByText(/^抽奖号 \d/).waitFor();
}

/** The quizzes. */
export const quizLooks = [
  { name: 'quiz-home', at: '/answerHome', whole: true },
  { name: 'quiz-home-fails', at: '/answerHome', fault: refused },
  { name: 'quiz-home-waits', at: '/answerHome', fault: slow },
  { name: 'quiz-enrol', at: '/answerReport?id=E0002', whole: true },
  { name: 'quiz-soon', at: '/answerReport?id=E0004' },
  { name: 'quiz-question', at: quiz, act: answer },
  { name: 'quiz-overview', at: quiz, act: overview },
  { name: 'quiz-failed', at: quiz, act: submit, whole: true },
  { name: 'quiz-result', at: '/answerResult?id=E0003', whole: true },
  { name: 'quiz-review', at: '/answerCheck?id=E0003&wrong=1' },
  { name: 'quiz-rank', at: '/answerRank?id=E0003' },
  { name: 'quiz-draw', at: '/answerDraw?id=E0003', whole: true },
  { name: 'quiz-drawn', at: '/answerDraw?id=E0003', act: draw },
  { name: 'quiz-records', at: '/answerRevord' },
];
