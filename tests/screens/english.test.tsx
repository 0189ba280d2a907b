import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seeEverything } from '../support/observer';
import { openApp, reload, settled } from '../support/render-app';

seeEverything();

/**
 * Chinese data that the app's language does not change: names, departments, bill titles, search terms, level
 * names, and the usual blessing.
 */
const chineseData = ['恭喜发财！', '中秋团圆礼盒', '金鳞会员', '林晓禾', '晓禾', '苏念'];

/** Texts and labels of the page that contain Chinese, except those inside `except`. */
function findChinese(except = 'none'): string[] {
  const texts: string[] = [document.title];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(except) !== null || element.closest('[style*="display: none"]') !== null) continue;
    for (const name of ['aria-label', 'placeholder', 'title']) texts.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
  }
  return (
    texts
      .filter((text) => /[\u4e00-\u9fff]/.test(text))
      .map((text) => text.trim())
      // An avatar shows a part of a name, and a signature contains one.
      .filter((text) => !chineseData.some((known) => known.includes(text) || text.includes(known)))
  );
}

it('keeps the language of the address after a reload', async () => {
  await openInEnglish('/transfer1');
  window.history.replaceState(null, '', '/#/transfer1');
  await reload();
  expect(screen.getByRole('heading', { name: 'Transfer' })).toBeInTheDocument();
});

it.each([
  ['/payLimitation', 'Payments without password'],
  ['/setLimitation?which=day', 'Most for one day'],
  ['/sceneAuthorize', 'Scenes without password'],
  ['/sceneLimitation?scene=mall', 'No password here'],
  ['/setPassword', 'Enter your present password'],
  ['/setPassword?way=forgot', 'First, show that it is you'],
  ['/verificationCode', 'No change waits for a code'],
])('shows %s in English', async (page, shown) => {
  await openInEnglish(page);
  expect(screen.getAllByText(new RegExp(shown))[0]).toBeInTheDocument();
  expect(findChinese()).toEqual([]);
});

async function openInEnglish(page: string): Promise<void> {
  await openApp(`${page}${page.includes('?') ? '&' : '?'}lang=en-US`);
  await settled();
}
