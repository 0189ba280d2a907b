import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { main } from '../../support/actions';
import { openApp, pass, settled } from '../../support/render-app';

const fetched = vi.hoisted(() => [] as string[]);

vi.mock('@/app/routes', async (original) => {
  const actual = await original<typeof import('@/app/routes')>();
  const recordImport = (address: keyof typeof actual.routes) => () => {
    fetched.push(address);
    return actual.routes[address]?.() ?? Promise.reject(new Error(`${address} has no screen`));
  };
  const addresses = ['/longballDetail', '/transfer1', '/search', '/allScene', '/rewardUsers'] as const;
  return {
    ...actual,
    routes: { ...actual.routes, ...Object.fromEntries(addresses.map((each) => [each, recordImport(each)])) },
  };
});

beforeEach(() => {
  fetched.length = 0;
});

describe('the code of a page', () => {
  it('is fetched as soon as its link is touched, and the page is shown once the link is clicked', async () => {
    await openApp('/home');
    const link = screen.getByRole('link', { name: '全部' });
    fireEvent.pointerDown(link);
    await settled();
    expect(fetched).toEqual(['/allScene']);
    expect(screen.queryByRole('searchbox')).toBeNull();
    fireEvent.click(link);
    await settled();
    expect(screen.getByRole('searchbox')).toBeVisible();
    expect(fetched).toEqual(['/allScene']);
  });

  it('is fetched when its link gets the focus', async () => {
    await openApp('/home');
    fireEvent.focusIn(screen.getByRole('link', { name: /^搜索/ }));
    await settled();
    expect(fetched).toEqual(['/search']);
  });

  it('is fetched for the most visited pages once /home has settled', async () => {
    await openApp('/home');
    expect(fetched).toEqual([]);
    for (let page = 0; page < 3; page += 1) {
      await pass(5_000);
      await settled();
    }
    expect(fetched).toEqual(['/transfer1', '/rewardUsers', '/longballDetail']);
  });

  it('is not fetched ahead where the person saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    await openApp('/home');
    for (let page = 0; page < 3; page += 1) {
      await pass(5_000);
      await settled();
    }
    expect(fetched).toEqual([]);
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('is not fetched by a touch beside all links', async () => {
    await openApp('/home');
    fireEvent.pointerDown(main());
    await settled();
    expect(fetched).toEqual([]);
  });
});
