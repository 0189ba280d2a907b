import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findChinese, textsOfPage } from '../../support/chinese';
import { seeEverything } from '../../support/observer';
import { openApp, reload, settled } from '../../support/render-app';

seeEverything();

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
  ['/sceneLimitation?scene=mall', 'Pay without password'],
  ['/setPassword', 'Enter your present password'],
  ['/setPassword?way=forgot', 'First, show that it is you'],
  ['/verificationCode', 'No change waits for a code'],
])('shows %s in English', async (page, shown) => {
  await openInEnglish(page);
  expect(screen.getAllByText(new RegExp(shown))[0]).toBeInTheDocument();
  expect(findChinese(textsOfPage('noscript'))).toEqual([]);
});

async function openInEnglish(page: string): Promise<void> {
  await openApp(`${page}${page.includes('?') ? '&' : '?'}lang=en-US`);
  await settled();
}
