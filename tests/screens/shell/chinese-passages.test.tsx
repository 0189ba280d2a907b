import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { languageChosen } from '@/state/preferences';
import { openApp, settled } from '../../support/render-app';

/** The marked language of each element with a text of its own that is Chinese throughout. */
function languagesOfChinese(): string[] {
  return Array.from(document.querySelectorAll<HTMLElement>('main *'))
    .filter(({ childNodes }) => {
      const text = Array.from(childNodes, ({ nodeType, nodeValue }) =>
        nodeType === Node.TEXT_NODE ? nodeValue : '',
      ).join('');
      return /\p{Script=Han}/u.test(text) && !/[a-z]{2}/i.test(text);
    })
    .map(({ lang }) => lang);
}

it('marks what the gateways say in Chinese while the app speaks English, and only then', async () => {
  await openApp('/news-list');
  expect(new Set(languagesOfChinese())).toEqual(new Set(['']));
  await act(async () => languageChosen('en-US'));
  await settled();
  expect(languagesOfChinese().length).toBeGreaterThan(3);
  expect(new Set(languagesOfChinese())).toEqual(new Set(['zh-CN']));
});

it.each([
  ['an English text comes in its place', 'Under maintenance'],
  ['it becomes a name in an English sentence', 'A gift from 周一航'],
])('takes the mark away where %s', async (_what, later) => {
  await openApp('/guide?lang=en-US');
  await settled();
  const line = document.createElement('p');
  line.textContent = '系统维护中';
  document.body.append(line);
  await settled();
  expect(line).toHaveAttribute('lang', 'zh-CN');
  line.textContent = later;
  await settled();
  expect(line).not.toHaveAttribute('lang');
  line.remove();
});
