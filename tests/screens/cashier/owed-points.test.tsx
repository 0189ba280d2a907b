import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorldName } from '@/mocks/core/mock-world';
import { queryClient } from '@/queries/client';
import { languageChosen } from '@/state/preferences';
import { settlementStarted } from '@/state/settlement';
import { filledAddress } from '../../support/addresses/filled-address';
import { productAddresses } from '../../support/addresses/product-addresses';
import { sentCalls } from '../../support/gateways/screen-network';
import { seeEverything } from '../../support/observer';
import { pointsCarriers } from '../../support/points-carriers';
import { freshApp, openApp } from '../../support/render-app';

seeEverything();

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

const carriers = pointsCarriers.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
const met = new Set<string>();

/** Opens an address with goods that are about to be ordered; says what the page shows. */
async function opened(world: WorldName, address: string): Promise<string> {
  await freshApp(world);
  settlementStarted([{ variant: 'G0001-1', count: 1 }], '');
  await openApp(address);
  return document.body.textContent ?? '';
}

describe('where points are owed', () => {
  it.each(productAddresses.map(filledAddress))('%s opens and says how many', async (address) => {
    const shown = await opened('points-owed', address);
    const failed = queryClient
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.status === 'error' });
    expect(failed.map(({ queryKey }) => queryKey)).toEqual([]);
    const asked = carriers.filter((call) => sentCalls(call).length > 0);
    asked.forEach((call) => met.add(call));
    expect(screen.queryByRole('switch', { name: /积分抵扣/ })).toBeNull();
    expect(screen.queryByRole('link', { name: '积分商城' })).toBeNull();
    if (asked.length === 0 || !/\d 积分|积分抵扣|现有/.test(shown)) return;
    expect(shown).toContain('欠 120 积分');
  });

  it.each([
    ['/home', '120 points owed'],
    ['/integralExchange', '120 points owed'],
    ['/checkStandOrderAndPay', 'You owe 120 points; once they are made up, points can be used again'],
  ])('%s says it in English too', async (address, words) => {
    await freshApp('points-owed');
    languageChosen('en-US');
    await openApp(address);
    expect(document.body.textContent).toContain(words);
  });

  it('every call that carries points was met on the way', () => {
    expect([...met].sort()).toEqual([...carriers].sort());
  });
});
