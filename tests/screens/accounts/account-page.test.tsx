import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, choose, goBack, tap, visit } from '../../support/actions';
import { fault } from '../../support/gateways/screen-network';
import { freshApp, openApp, reload } from '../../support/render-app';

describe('the account page', () => {
  it('shows the personal account and links to the transfer and to its bill', async () => {
    await openApp('/manageAccounts/0');
    expect(screen.getByText('2,680.5 龙币')).toBeInTheDocument();
    expect(screen.getByText('个人账户（XF）')).toBeInTheDocument();
    for (const [name, to] of [
      ['转账', '#/transfer1'],
      ['账单', '#/longballDetail?account=0'],
    ] as const) {
      await tap('link', name);
      expect(address()).toBe(to);
      await goBack();
      expect(screen.getByText('2,680.5 龙币')).toBeInTheDocument();
    }
  });

  it('says what coins are worth and how long they stay, where the gateway tells', async () => {
    await openApp('/manageAccounts/0');
    expect(screen.getByRole('main')).toHaveTextContent(
      '价值1 龙币 = 1.0 元离职后保留 30 天，到时没用完的收回',
    );
  });

  it('stands without their worth where the gateway does not tell', async () => {
    await fault({ call: 'queryCoinTerms', kind: 'html', times: 'always' });
    await openApp('/manageAccounts/0');
    expect(screen.getByText('个人账户（XF）')).toBeInTheDocument();
    expect(screen.queryByText('价值')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('switches to the incentive account by its address, without a history entry', async () => {
    await openApp('/home');
    await visit('/manageAccounts/0');
    await choose('tab', '激励账户');
    expect(address()).toBe('#/manageAccounts/1');
    expect(screen.getByText('激励账户（GLZ）')).toBeInTheDocument();
    expect(screen.queryByText('龙币到期')).toBeNull();
    expect(screen.getByRole('link', { name: '奖励同事' })).toBeInTheDocument();
    await reload();
    expect(screen.getByRole('tab', { name: '激励账户' })).toHaveAttribute('aria-selected', 'true');
    await goBack();
    expect(address()).toBe('#/home');
  });

  it('shows an overdrawn incentive account as 0 and states the overdrawn amount', async () => {
    await freshApp('poor');
    await openApp('/manageAccounts/1');
    expect(screen.getByText('账户已透支 120.0，余额显示为 0。')).toBeInTheDocument();
    expect(screen.getByText('0.0 龙币')).toBeInTheDocument();
  });
});
