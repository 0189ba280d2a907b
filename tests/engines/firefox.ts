import puppeteer from 'puppeteer-core';
import { programOnPath } from '../../tooling/browser.mjs';
import { phone, windowOf, type Engine } from './engine';

const program = () => process.env['FIREFOX_PATH'] ?? programOnPath('firefox') ?? programOnPath('firefox-esr');

/** Firefox, by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (program() === undefined ? 'no Firefox was found: install it or set FIREFOX_PATH' : null),
  open: async () => {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program() ?? '',
      extraPrefsFirefox: { 'intl.accept_languages': 'zh-CN', 'dom.serviceWorkers.enabled': false },
    });
    const page = await browser.newPage();
    await page.setViewport(phone);
    return windowOf(page, () => browser.close());
  },
};
