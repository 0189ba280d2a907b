import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { tap } from '../support/actions';
import { openApp, settled } from '../support/render-app';

/** How often links were drawn meanwhile: the router looks for the document's base for each of them. */
async function linksDrawn(work: () => Promise<void>): Promise<number> {
  const looks = vi.spyOn(document, 'querySelector');
  await work();
  const drawn = looks.mock.calls.filter(([what]) => what === 'base').length;
  looks.mockRestore();
  return drawn;
}

const main = () => within(screen.getByRole('main'));

it('/home draws none of its links anew when somebody goes elsewhere and comes back', async () => {
  expect(await linksDrawn(() => openApp('/home'))).toBeGreaterThan(20);
  const entrance = main().getByRole('link', { name: '全部' });
  await tap('link', '全部');
  expect(screen.getByRole('searchbox')).toBeVisible();
  const drawn = await linksDrawn(async () => {
    window.history.back();
    await settled();
  });
  expect(main().getByRole('link', { name: '全部' })).toBe(entrance);
  expect(drawn).toBe(0);
});
