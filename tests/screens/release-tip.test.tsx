import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tap } from '../support/actions';
import { openApp, pass, settled } from '../support/render-app';

const tip = '新版本已发布，点这里更新';
let served: unknown;
let asked = 0;

beforeEach(() => {
  served = { entry: 'assets/index-New.js' };
  asked = 0;
  vi.spyOn(window, 'fetch').mockImplementation((address) => {
    if (typeof address !== 'string' || !address.endsWith('version.json'))
      return Promise.resolve(new Response(null));
    asked += 1;
    return Promise.resolve(
      served === null
        ? new Response('<!doctype html>', { status: 200 })
        : new Response(JSON.stringify(served)),
    );
  });
  const entry = document.createElement('script');
  entry.type = 'text/plain';
  entry.src = '/assets/index-Old.js';
  document.head.append(entry);
});

afterEach(() => {
  document.head.querySelectorAll('script').forEach((script) => script.remove());
});

const isTold = () => screen.queryByRole('button', { name: tip }) !== null;

describe('the publish tip', () => {
  it('says on an alert route that a new version is out, and loads it when it is tapped', async () => {
    await openApp('/home');
    expect(isTold()).toBe(true);
    const reload = vi
      .spyOn(window.location, 'reload')
      .mockImplementation(() => undefined)
      .mockClear();
    await tap('button', tip);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['runs already', { entry: 'assets/index-Old.js' }],
    ['is not named', {}],
    ['is named by something else than text', { entry: 7 }],
    ['cannot be read', null],
  ])('says nothing where the version that is out %s', async (_what, answer) => {
    served = answer;
    await openApp('/home');
    expect(asked).toBe(1);
    expect(isTold()).toBe(false);
  });

  it('is not asked about on other routes', async () => {
    await openApp('/longballDetail');
    expect(asked).toBe(0);
    expect(isTold()).toBe(false);
  });

  it('is closed by other routes, and stands again on the next alert route', async () => {
    await openApp('/home');
    expect(isTold()).toBe(true);
    await tap('link', '账单');
    expect(isTold()).toBe(false);
    await tap('button', '返回');
    expect(isTold()).toBe(true);
  });

  it('asks at most once a minute', async () => {
    served = { entry: 'assets/index-Old.js' };
    await openApp('/home');
    await tap('link', '账单');
    await tap('button', '返回');
    expect(asked).toBe(1);
    await pass(60_000);
    await tap('link', '账单');
    expect(asked).toBe(1);
    await tap('button', '返回');
    expect(asked).toBe(2);
  });

  it('asks again when the app is looked at again', async () => {
    served = { entry: 'assets/index-Old.js' };
    await openApp('/home');
    served = { entry: 'assets/index-New.js' };
    await pass(61_000);
    fireEvent(document, new Event('visibilitychange'));
    await settled();
    expect(isTold()).toBe(true);
  });
});
