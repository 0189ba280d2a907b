import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { textsOfPage } from '../../support/chinese';

/** Chooses English as another tab does: the page changes where it stands. */
export async function switchToEnglish(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = 'preferences';
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...stored, language: 'en-US' }));
    dispatchEvent(new StorageEvent('storage', { key }));
  });
}

/** The page has its content in English: no placeholder, no Chinese text of the app, no Chinese mark, no date as machines write it. */
export async function expectEnglish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect
    .poll(async () => {
      const texts = (await page.evaluate(textsOfPage, 'noscript, [translate="no"]')).map((text) =>
        text.trim(),
      );
      const isLoading = await page.evaluate(hasPlaceholder);
      const own = texts.filter((text) => chinese.has(text));
      const marked = texts.filter(
        (text) => /[，。；：！？（）、]/.test(text) && /\p{L}/u.test(text) && !/\p{Script=Han}/u.test(text),
      );
      const dated = texts.filter((text) =>
        /\b\d{4}-\d\d-\d\d\b|\b\d{1,2}\/\d{1,2}\/\d{4}\b|\b24:00\b/.test(text),
      );
      const length = texts.filter((text) => /[a-z]/i.test(text)).length;
      return { isLoading, own, marked, dated, isEmpty: length < 3 };
    })
    .toEqual({ isLoading: false, own: [], marked: [], dated: [], isEmpty: false });
}

/** People, places and departments that the app's own examples name too. */
const data = [
  '中文',
  '客服中心',
  '研发中心',
  '周一航',
  '程意',
  '陈思远',
  '南',
  '龙币商城',
  '金鳞会员',
  '打车立减券',
  '同楼',
];
/** Words of announcements, blessings and goods, which their writers write. */
const written = [
  '恭喜发财！',
  '生日快乐',
  '项目上线，辛苦啦',
  '辛苦啦，谢谢你',
  '说明',
  '打开',
  '转账',
  '使用指南',
  '客服',
  '时间',
  '企业打车',
  '小时',
];
/** Words that are searched for most. */
const searched = ['打车', '话费', '答题'];
const free = new Set([...data, ...written, ...searched]);

/** Every Chinese text of the app that stands by itself. */
const chinese = new Set(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)messages\b.*\.ts$/.test(file) && !file.endsWith('.en.ts'))
    .flatMap((file) => [
      ...readFileSync(resolve('src', file), 'utf8').matchAll(/'([^'\n]*\p{Script=Han}[^'\n]*)'/gu),
    ])
    .map(([, text = '']) => text)
    // A single character is a part of a name, as on avatars.
    .filter((text) => text.length > 1 && !free.has(text)),
);

/** Whether a placeholder is in sight; parts of a page further down are fetched as they come near. */
function hasPlaceholder(): boolean {
  return [...document.querySelectorAll('[role="status"][aria-label] > div')].some((bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    return bar.textContent === '' && bar.checkVisibility() && bottom > 0 && top < window.innerHeight / 2;
  });
}
