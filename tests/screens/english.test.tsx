import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { seeEverything } from '../support/observer';
import { openApp, reload, settled } from '../support/render-app';

seeEverything();

/**
 * Chinese that people or gateways wrote, which no language of the app changes: names, departments, titles of the bill, what is
 * searched for, the name of a level, and the blessing that is usual.
 */
const written = ['恭喜发财！', '中秋团圆礼盒', '金鳞会员', '林晓禾', '晓禾', '苏念'];

/** Texts and labels of the shown page that have Chinese in them, but for those inside `except`. */
function chineseOn(except = 'none'): string[] {
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
      // An avatar is a piece of a name, a signature has one in it.
      .filter((text) => !written.some((known) => known.includes(text) || text.includes(known)))
  );
}

it('the language that the address chose stays after a reload', async () => {
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
])('in English %s speaks English', async (page, shown) => {
  await openInEnglish(page);
  expect(screen.getAllByText(new RegExp(shown))[0]).toBeInTheDocument();
  expect(chineseOn()).toEqual([]);
});

async function openInEnglish(page: string): Promise<void> {
  await openApp(`${page}${page.includes('?') ? '&' : '?'}lang=en-US`);
  await settled();
}
