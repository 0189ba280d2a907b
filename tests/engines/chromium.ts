import { chromium as browserType } from '@playwright/test';
import { findBrowser } from '../../tooling/browser.mjs';
import { phone, windowOf, type Engine } from './engine';

/** Chromium, by the protocol of Playwright. */
export const chromium: Engine = {
  name: 'Chromium',
  missing: () => null,
  open: async () => {
    const executablePath = findBrowser();
    const browser = await browserType.launch(executablePath === undefined ? {} : { executablePath });
    const context = await browser.newContext({ viewport: phone, locale: 'zh-CN', serviceWorkers: 'block' });
    const page = await context.newPage();
    return windowOf(page, () => browser.close());
  },
};
