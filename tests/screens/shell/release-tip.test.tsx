import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tap } from '../../support/actions';
import { openApp, pass, settled } from '../../support/render-app';

const tipText = '新版本已发布，点击更新';
let served: unknown;
let versionRequests = 0;

beforeEach(() => {
  served = { entry: 'assets/index-New.js' };
  versionRequests = 0;
  vi.spyOn(window, 'fetch').mockImplementation((address) => {
    if (typeof address !== 'string' || !address.endsWith('version.json'))
      return Promise.resolve(new Response(null));
    versionRequests += 1;
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

/** Opens an alert route, and waits until it is whole: only then is the release asked for. */
async function openWhole(path: string): Promise<void> {
  await openApp(path);
  await whole();
}

async function whole(): Promise<void> {
  await pass(5_000);
  await settled();
}

const isTipShown = () => screen.queryByRole('button', { name: tipText }) !== null;

describe('the release tip', () => {
  it('reports a new version on an alert route, and loads it when it is tapped', async () => {
    await openWhole('/home');
    expect(isTipShown()).toBe(true);
    const reload = vi
      .spyOn(window.location, 'reload')
      .mockImplementation(() => undefined)
      .mockClear();
    await tap('button', tipText);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['runs already', { entry: 'assets/index-Old.js' }],
    ['is not named', {}],
    ['is named by something else than text', { entry: 7 }],
    ['cannot be read', null],
  ])('is not shown when the released version %s', async (_what, answer) => {
    served = answer;
    await openWhole('/home');
    expect(versionRequests).toBe(1);
    expect(isTipShown()).toBe(false);
  });

  it('is not requested on other routes', async () => {
    await openWhole('/longballDetail');
    expect(versionRequests).toBe(0);
    expect(isTipShown()).toBe(false);
  });

  it('is closed by other routes, and shown again on the next alert route', async () => {
    await openWhole('/home');
    expect(isTipShown()).toBe(true);
    await tap('link', '账单');
    expect(isTipShown()).toBe(false);
    await tap('button', '返回');
    await whole();
    expect(isTipShown()).toBe(true);
  });

  it('is requested at most once a minute', async () => {
    served = { entry: 'assets/index-Old.js' };
    await openWhole('/home');
    await tap('link', '账单');
    await tap('button', '返回');
    await whole();
    expect(versionRequests).toBe(1);
    await pass(60_000);
    await tap('link', '账单');
    expect(versionRequests).toBe(1);
    await tap('button', '返回');
    await whole();
    expect(versionRequests).toBe(2);
  });

  it('is requested again when the app becomes visible again', async () => {
    served = { entry: 'assets/index-Old.js' };
    await openWhole('/home');
    served = { entry: 'assets/index-New.js' };
    await pass(61_000);
    fireEvent(document, new Event('visibilitychange'));
    await settled();
    expect(isTipShown()).toBe(true);
  });
});
