import type { Page } from '@playwright/test';

export const balance = (page: Page) => page.getByText('2,680.5 龙币');
export const openBill = (page: Page) => page.getByRole('link', { name: '账单', exact: true }).click();
