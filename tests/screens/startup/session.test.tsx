import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useNotifications } from '@/state/notifications';
import { confirm, fillTransfer, openConfirmation, tap } from '../../support/actions';
import { me } from '../../support/gateways/mock-gateways';
import { fault, gatewayState } from '../../support/gateways/screen-network';
import { openApp, pass, settled } from '../../support/render-app';

const everyCallExpired = { call: '*', kind: 'code', value: '6006', times: 'always' } as const;

describe('the session', () => {
  it('is reported as missing on the opened page', async () => {
    await openApp('/home', { as: null });
    expect(screen.getByText('还没有登录')).toBeInTheDocument();
  });

  it('that is missing on /home leaves the document without the title of the page before it', async () => {
    await openApp('/nowhere', { as: null });
    expect(document.title).toBe('没有找到这个页面');
    await tap('button', '返回首页');
    expect(screen.getByText('还没有登录')).toBeInTheDocument();
    expect(document.title).toBe('龙币钱包');
  });

  it('ends once with one toast and one page, however many calls report it together', async () => {
    localStorage.setItem('usercode', me);
    await fault(everyCallExpired);
    const told: string[] = [];
    const stop = useNotifications.subscribe(({ shown }, before) => {
      if (shown.length > before.shown.length) told.push(shown[shown.length - 1]?.text ?? '');
    });
    await openApp('/home');
    await settled();
    stop();
    expect(told).toEqual(['登录失效']);
    expect(screen.getByRole('alert')).toHaveTextContent('登录已过期');
    await pass(1_000);
    expect(screen.queryByText('登录失效')).toBeNull();
  });

  it('that never worked on this device is missing, and has not expired', async () => {
    await fault(everyCallExpired);
    await openApp('/home');
    await settled();
    expect(screen.getByText('还没有登录')).toBeInTheDocument();
    expect(screen.queryByText('登录已过期')).toBeNull();
  });

  it('that ends while coins are sent keeps draft and key', async () => {
    await fillTransfer();
    await openConfirmation();
    await fault({ ...everyCallExpired, call: 'batchTransfer' });
    await confirm();
    expect(screen.getByText('登录已过期')).toBeInTheDocument();
    expect(localStorage.getItem('person/transfer-draft')).toContain('"money":"88"');
    expect(localStorage.getItem('settlements')).toContain('not-sent');
    expect(Object.values((await gatewayState()).transfers)).toEqual([]);
  });
});
