import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/queries/client';
import { sessionExpired, useAppStatus } from '@/state/app-status';
import { useNotifications } from '@/state/notifications';
import { sessionGiven, useSession } from '@/state/session';
import { tap, typeAmount } from '../../support/actions';
import { clearFaults, fault } from '../../support/gateways/screen-network';
import { openApp, pass, settled } from '../../support/render-app';

const everyCallExpired = { call: '*', kind: 'code', value: '6006', times: 'always' } as const;

let left: string[] = [];
let told: string[] = [];

beforeEach(() => {
  left = [];
  told = [];
  vi.spyOn(window.location, 'assign').mockImplementation((address) => void left.push(String(address)));
  return useNotifications.subscribe(({ shown }, before) => {
    if (shown.length > before.shown.length) told.push(shown[shown.length - 1]?.text ?? '');
  });
});

const isExpiryShown = () => screen.queryByText('登录已过期') !== null;

/** Makes every read of the page fail with an expired session at the same time. */
async function expireSession(): Promise<void> {
  await fault(everyCallExpired);
  void queryClient.invalidateQueries();
  await settled();
}

describe('an expired session', () => {
  it('is reported at once, and left after 1.5 s by one step back', async () => {
    await openApp('/home');
    await tap('link', '账单');
    await expireSession();
    expect(told).toEqual(['登录失效']);
    expect(isExpiryShown()).toBe(true);
    await pass(1_400);
    expect(window.location.hash).toBe('#/longballDetail');
    await pass(100);
    expect(window.location.hash).toBe('#/home');
    expect(isExpiryShown()).toBe(true);
  });

  it('leads home from the page that was opened first', async () => {
    await openApp('/longballDetail');
    await expireSession();
    await pass(1_500);
    expect(window.location.hash).toBe('#/home');
  });

  it('is left once, however many calls report it, then or later', async () => {
    await openApp('/home');
    await tap('link', '转账');
    await tap('button', '账单');
    await expireSession();
    for (let call = 0; call < 20; call += 1) sessionExpired();
    await pass(1_500);
    expect(window.location.hash).toBe('#/transfer1');
    for (let call = 0; call < 20; call += 1) sessionExpired();
    await pass(10_000);
    expect(window.location.hash).toBe('#/transfer1');
    expect(told).toEqual(['登录失效']);
  });

  it('is left again when a new session expires as well', async () => {
    await openApp('/longballDetail');
    await expireSession();
    await pass(1_500);
    await clearFaults();
    useAppStatus.setState({ expired: false, hasSteppedBack: false });
    await settled();
    await tap('link', '账单');
    await expireSession();
    await pass(1_500);
    expect(window.location.hash).toBe('#/home');
  });

  it('leads to the stored return address when that is on the list', async () => {
    sessionGiven({ lbReturnUrl: 'https://app.mock.longcoin.example/back' });
    await openApp('/longballDetail');
    await expireSession();
    await pass(1_400);
    expect(left).toEqual([]);
    await pass(200);
    await settled();
    expect(left).toEqual(['https://app.mock.longcoin.example/back']);
    expect(window.location.hash).toBe('#/longballDetail');
  });

  it('asks before it leads to a return address of another host', async () => {
    sessionGiven({ lbReturnUrl: 'https://evil.example/' });
    await openApp('/longballDetail');
    await expireSession();
    await pass(1_600);
    await settled();
    expect(left).toEqual([]);
    expect(screen.getByRole('dialog')).toHaveTextContent('evil.example');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])(
    'ignores %s as a return address',
    async (address) => {
      sessionGiven({ lbReturnUrl: address });
      await openApp('/longballDetail');
      await expireSession();
      await pass(1_600);
      expect(left).toEqual([]);
      expect(window.location.hash).toBe('#/home');
    },
  );

  it('keeps the draft', async () => {
    await openApp('/transfer1');
    await typeAmount('66');
    await expireSession();
    await pass(2_000);
    expect(localStorage.getItem('person/transfer-draft')).toContain('"money":"66"');
    expect(useSession.getState().token).not.toBe('');
  });

  it('is neither reported nor left in preview; the page itself says what it could not read', async () => {
    sessionGiven({ preview: true });
    await fault(everyCallExpired);
    await openApp('/longballDetail');
    await pass(3_000);
    expect(told).toEqual([]);
    expect(isExpiryShown()).toBe(false);
    expect(window.location.hash).toBe('#/longballDetail');
    expect(screen.getAllByRole('alert').length).toBeGreaterThan(0);
  });
});
