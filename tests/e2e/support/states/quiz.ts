import { expect } from '@playwright/test';
import { startQuiz, submitQuiz } from '../quiz';
import { open } from '../steps';
import { refuseCall, showing, type ScreenState } from './state';

/** The quizzes in each state that looks different. */
export const quizStates: readonly ScreenState[] = [
  { address: '/answerHome', what: 'quizzes', reach: showing('/answerHome', '新人入职必答') },
  {
    address: '/answerHome',
    what: 'that cannot be read',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('examActivities'));
      await open(page, '/answerHome');
      await expect(page.getByText('答题活动加载失败')).toBeVisible();
    },
  },
  { address: '/answerReport', what: 'with a fee', reach: showing('/answerReport?id=E0002', '降噪耳机') },
  { address: '/answerReport', what: 'to come', reach: showing('/answerReport?id=E0004', '距开始') },
  { address: '/answerReport', what: 'gone', reach: showing('/answerReport?id=E9999', '没有找到这场答题') },
  { address: '/answerDetail', what: 'a question', reach: ({ page }) => startQuiz(page) },
  {
    address: '/answerDetail',
    what: 'all questions',
    reach: async ({ page }) => {
      await startQuiz(page);
      await page.getByRole('button', { name: '答题卡' }).click();
      await expect(page.getByRole('dialog')).toContainText('10');
    },
  },
  { address: '/answerDetail', what: 'nothing', reach: showing('/answerDetail', '没有正在进行的答题') },
  { address: '/answerResult', what: 'passed', reach: showing('/answerResult?id=E0003', '去抽奖') },
  {
    address: '/answerResult',
    what: 'without answers',
    reach: showing('/answerResult?id=E0006', '这场答题不公布答案'),
  },
  {
    address: '/answerResult',
    what: 'nothing right',
    reach: async ({ page }) => {
      await startQuiz(page);
      await submitQuiz(page);
    },
  },
  { address: '/answerCheck', what: 'answers', reach: showing('/answerCheck?id=E0003&wrong=1', '记一下') },
  {
    address: '/answerCheck',
    what: 'answers that are not shown',
    reach: showing('/answerCheck?id=E0006', '这场答题不公布答案'),
  },
  { address: '/answerRank', what: 'around the person', reach: showing('/answerRank?id=E0003', '（我）') },
  {
    address: '/answerRank',
    what: 'everybody',
    reach: showing('/answerRank?id=E0003&scope=all', '安心社区知识赛'),
  },
  { address: '/answerDraw', what: 'to draw', reach: showing('/answerDraw?id=E0003', '0000–2999') },
  {
    address: '/answerDraw',
    what: 'drawn',
    reach: async ({ page }) => {
      await open(page, '/answerDraw?id=E0003');
      await page.getByRole('button', { name: '抽一次' }).click();
      await expect(page.getByText(/^抽奖号 \d/)).toBeVisible({ timeout: 10_000 });
    },
  },
  { address: '/answerDraw', what: 'nothing', reach: showing('/answerDraw?id=E0006', '还没有抽奖机会') },
  { address: '/answerRevord', what: 'records', reach: showing('/answerRevord', '新人入职必答') },
];
