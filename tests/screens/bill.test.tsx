import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tap } from '../support/actions';
import { openApp, settled } from '../support/render-app';
import { fault, clearFaults } from '../support/screen-network';

describe('the bill', () => {
  it('shows the newest entry with the balance after it', async () => {
    await openApp('/longballDetail');
    expect(screen.getByRole('main')).toHaveTextContent('余额 2,680.5');
  });

  it('says that it could not be read, and fetches it at the next try', async () => {
    await fault({ call: 'getCurrentBill', kind: 'html', times: 'always' });
    await openApp('/longballDetail');
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('服务器返回异常，请稍后再试');
    await clearFaults();
    await tap('button', '再试一次');
    await settled();
    expect(screen.getByRole('main')).toHaveTextContent('余额 2,680.5');
  });
});
