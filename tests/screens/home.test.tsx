import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tap } from '../support/actions';
import { freshApp, openApp, settled } from '../support/render-app';
import { fault, heal } from '../support/screen-network';

describe('/home', () => {
  it('shows the balance, what lapses soon and the points', async () => {
    await openApp('/home');
    expect(screen.getByText('2,680.5 龙币')).toBeInTheDocument();
    expect(screen.getByText('260.0 将于 30 天内到期')).toBeInTheDocument();
    expect(screen.getByText('3,260 积分')).toBeInTheDocument();
  });

  it('keeps the page where one part fails, and heals that part at the next try', async () => {
    await fault({ call: 'queryUserExpireStatistics', kind: 'wrong-shape', times: 'always' });
    await openApp('/home');
    expect(screen.getByText('到期信息没能取到')).toBeInTheDocument();
    expect(screen.getByText('2,680.5 龙币')).toBeInTheDocument();
    await heal();
    await tap('button', '再试一次');
    await settled();
    expect(screen.getByText('260.0 将于 30 天内到期')).toBeInTheDocument();
  });

  it('tells somebody without an account so, in an alert that waits to be read', async () => {
    await freshApp('no-account');
    await openApp('/home');
    await settled();
    expect(screen.getByRole('dialog', { name: '提示' })).toHaveTextContent('您还没有龙币账户');
  });
});
