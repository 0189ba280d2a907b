import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, goBack, tap, visit } from '../../support/actions';
import { sentCalls } from '../../support/gateways/screen-network';
import { openApp } from '../../support/render-app';

describe('an address', () => {
  it.each([
    ['/accountdetails/0', '#/longballDetail'],
    ['/accountdetails/1', '#/manageAccounts/1'],
  ])('%s redirects to %s, and adds no history entry', async (from, to) => {
    await openApp('/home');
    await visit(from);
    expect(address()).toBe(to);
    await goBack();
    expect(address()).toBe('#/home');
  });

  it('shows the page of unknown addresses, which leads home without a way back to it', async () => {
    await openApp('/guide');
    await visit('/no/such/page?x=1');
    expect(screen.getAllByText('没有找到这个页面')[0]).toBeInTheDocument();
    expect(document.title).toBe('没有找到这个页面');
    await tap('button', '返回首页');
    expect(screen.getByRole('heading', { name: '可用龙币' })).toBeInTheDocument();
    await goBack();
    expect(address()).toBe('#/guide');
  });

  it.each(['/home', '/transfer1', '/longballDetail', '/rewardDetail'])(
    '%s says that nobody is logged in when there is no token, and sends no request',
    async (page) => {
      await openApp(page, { as: null });
      expect(screen.getAllByText('还没有登录')[0]).toBeInTheDocument();
      expect(sentCalls()).toEqual([]);
    },
  );
});
