import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryClient } from '@/queries/client';
import { sessionGiven } from '@/state/session';
import { goBack, tap } from '../../support/actions';
import { clearFaults, fault, sentCalls } from '../../support/gateways/screen-network';
import { openApp, pass, settled } from '../../support/render-app';

const slow = { call: 'accountInfo', kind: 'delay', value: 4_500 } as const;
const refused = { call: 'accountInfo', kind: 'status', value: 403 } as const;

const tile = (text: string) =>
  screen.queryAllByRole('status').some((region) => region.textContent.startsWith(text));

async function refreshHome(): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['accounts'] });
  await settled();
}

describe('the loading indicator', () => {
  it('appears when account information has taken 4000 ms, and disappears with the answer', async () => {
    await openApp('/home');
    await fault(slow);
    await refreshHome();
    await pass(3_800);
    expect(tile('正在打开')).toBe(false);
    await pass(200);
    expect(tile('正在打开')).toBe(true);
    await pass(600);
    expect(tile('正在打开')).toBe(false);
  });

  it('appears after 500 ms once the counter has gone down', async () => {
    await openApp('/home');
    await fault(slow);
    await refreshHome();
    await pass(4_500);
    await fault({ ...slow, value: 1_000 });
    await refreshHome();
    await pass(300);
    expect(tile('正在打开')).toBe(false);
    await pass(200);
    expect(tile('正在打开')).toBe(true);
    await pass(600);
    expect(tile('正在打开')).toBe(false);
  });

  it('follows the very first refresh, which began before it was mounted', async () => {
    await fault({ ...slow, value: 6_000 });
    await openApp('/home');
    await pass(4_100);
    expect(tile('正在打开')).toBe(true);
    await pass(2_000);
    expect(tile('正在打开')).toBe(false);
  });

  it('reports an HTTP error, and offers the way back', async () => {
    await openApp('/home');
    await tap('link', '账单');
    await fault(refused);
    await refreshHome();
    expect(tile('没能打开')).toBe(true);
    const [, last] = screen.getAllByRole('button', { name: '返回' });
    last?.click();
    await settled();
    expect(tile('没能打开')).toBe(false);
    expect(window.location.hash).toBe('#/home');
  });

  it('says so after an HTTP error of any other call too, until the page is left', async () => {
    await openApp('/home');
    await fault({ ...refused, call: 'getCurrentBill' });
    await tap('link', '账单');
    expect(tile('没能打开')).toBe(true);
    await goBack();
    expect(tile('没能打开')).toBe(false);
  });

  it('is not shown for an HTTP error that the page tells, nor for one of a background call', async () => {
    await fault({ ...refused, call: 'iconStatusCheck', times: 'always' });
    await openApp('/home');
    expect(sentCalls('iconStatusCheck').length).toBeGreaterThan(0);
    expect(tile('没能打开')).toBe(false);
  });

  it('is cleared by the next refresh and by navigation', async () => {
    await openApp('/home');
    await fault(refused);
    await refreshHome();
    expect(tile('没能打开')).toBe(true);
    await clearFaults();
    await refreshHome();
    expect(tile('没能打开')).toBe(false);
    await fault(refused);
    await refreshHome();
    expect(tile('没能打开')).toBe(true);
    await tap('link', '账单');
    expect(tile('没能打开')).toBe(false);
  });

  it('leaves a request without an HTTP answer to the page', async () => {
    await openApp('/home');
    await fault({ call: 'accountInfo', kind: 'drop', times: 'always' });
    await refreshHome();
    await pass(5_000);
    expect(tile('正在打开') || tile('没能打开')).toBe(false);
  });

  it('is silent in preview', async () => {
    sessionGiven({ preview: true });
    await fault({ ...slow, value: 6_000 });
    await openApp('/home');
    await pass(4_500);
    expect(tile('正在打开')).toBe(false);
    await fault(refused);
    await refreshHome();
    expect(tile('没能打开')).toBe(false);
  });
});
