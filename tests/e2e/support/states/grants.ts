import { expect } from '@playwright/test';
import { reach, refuseCall, showing, type ScreenState } from './state';

/** The addresses of applications, grants and approvals in each state that looks different. */
export const grantStates: readonly ScreenState[] = [
  { address: '/grantActivityH5', what: 'empty', reach: showing('/grantActivityH5', '为什么发') },
  {
    address: '/grantActivityH5',
    what: 'that cannot be read',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('grantContext'));
      await reach(page, '/grantActivityH5', '发放活动加载失败，龙币没有变动');
    },
  },
  {
    address: '/grantActivityH5',
    what: 'choosing people',
    reach: async ({ page }) => {
      await reach(page, '/grantActivityH5?view=people', '共 2,000 位同事');
      // A department that is small enough to inspect all its rows.
      await page.getByRole('combobox', { name: '部门' }).selectOption('客服中心');
      await expect(page.getByText('共 64 位同事')).toBeVisible();
    },
  },
  {
    address: '/grantActivityH5',
    what: 'choosing who decides',
    reach: showing('/grantActivityH5?view=department', '已经是这笔申请的审批人'),
  },
  { address: '/AccountApplyH5', what: 'own applications', reach: showing('/AccountApplyH5', '年终团建') },
  { address: '/AccountApplyH5', what: 'the form', reach: showing('/AccountApplyH5?view=form', '审批人') },
  {
    address: '/AccountApplyH5',
    what: 'one application',
    reach: showing('/AccountApplyH5?id=HD-0000121', '提醒审批'),
  },
  {
    address: '/activityApprovalH5',
    what: 'waiting',
    reach: showing('/activityApprovalH5', '客服之星季度奖励'),
  },
  {
    address: '/activityApprovalH5',
    what: 'one application',
    reach: showing('/activityApprovalH5?id=HD-0000118', '新人训练营'),
  },
  { address: '/grantApprovalH5', what: 'waiting', reach: showing('/grantApprovalH5', '节日福利') },
  {
    address: '/activityApprovalH5',
    what: 'several selected',
    reach: async ({ page }) => {
      await reach(page, '/activityApprovalH5', '客服之星季度奖励');
      await page.getByRole('button', { name: '批量处理' }).click();
      await page.getByRole('checkbox').first().click();
      await expect(page.getByText('已选 1 笔')).toBeVisible();
    },
  },
  {
    address: '/grantApprovalH5',
    what: 'a list with problems',
    reach: showing('/grantApprovalH5?id=FL-0000127', '移除 2 行并通过'),
  },
  {
    address: '/grantApprovalH5',
    what: 'all of a long list',
    reach: showing('/grantApprovalH5?id=FL-0000127&view=list', '已离职，无法发放'),
  },
  {
    address: '/grantApprovalH5',
    what: 'sending back',
    reach: async ({ page }) => {
      await reach(page, '/grantApprovalH5?id=FL-0000131', '退回');
      await page.getByRole('button', { name: '退回' }).click();
      await expect(page.getByRole('dialog')).toContainText('退回原因');
    },
  },
  {
    address: '/grantApprovalH5',
    what: 'confirming',
    reach: async ({ page }) => {
      await reach(page, '/grantApprovalH5?id=FL-0000127', '移除 2 行并通过');
      await page.getByRole('button', { name: '移除 2 行并通过' }).click();
      await expect(page.getByRole('dialog')).toContainText('确认通过');
    },
  },
  {
    address: '/grantApprovalH5',
    what: 'that cannot be read',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('approvals'));
      await reach(page, '/grantApprovalH5', '审批加载失败，请再试一次');
    },
  },
  {
    address: '/disInformationDetailH5',
    what: 'partly paid',
    reach: showing('/disInformationDetailH5', '再发一次（1 人）'),
  },
  {
    address: '/disInformationDetailH5',
    what: 'all grants',
    reach: showing('/disInformationDetailH5?view=all', '节日福利'),
  },
];
