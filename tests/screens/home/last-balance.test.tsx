import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { logInKeyOf, tokenOf } from '@/mocks/core/identity';
import { amountsToggled } from '@/state/preferences';
import { sessionEnded, sessionGiven } from '@/state/session';
import { tap } from '../../support/actions';
import { clearFaults, fault } from '../../support/gateways/screen-network';
import { openApp, pass, reload, settled } from '../../support/render-app';

const balanceText = () => screen.queryByText('2,680.5 龙币');
const fetchTime = () => screen.queryByText('截至 11-21 09:41');
const stored = () => localStorage.getItem('person/last-balance');

/** Reopens /home after a minute, with slow gateways. */
beforeEach(async () => {
  await openApp('/home');
  expect(balanceText()).toBeInTheDocument();
  await fault({ call: 'accountInfo', kind: 'delay', value: 3_000, times: 'always' });
});

async function reopenHome(): Promise<void> {
  await pass(60_000);
  await reload();
}

describe('the balance of the last visit', () => {
  it('is shown with the time of its fetch until the answer comes, which has no time', async () => {
    await reopenHome();
    expect(balanceText()).toBeInTheDocument();
    expect(fetchTime()).toBeInTheDocument();
    await pass(3_000);
    await settled();
    expect(balanceText()).toBeInTheDocument();
    expect(fetchTime()).toBeNull();
  });

  it('is not shown on the first visit', () => {
    expect(fetchTime()).toBeNull();
  });

  it('is hidden when balances are hidden', async () => {
    amountsToggled();
    await reopenHome();
    expect(fetchTime()).toBeInTheDocument();
    expect(screen.getByText('金额已隐藏')).toBeInTheDocument();
    expect(balanceText()).toBeNull();
  });

  it('is not shown to another person', async () => {
    sessionGiven({ token: tokenOf('LX100002'), loginToken: logInKeyOf('LX100002') });
    await reopenHome();
    expect(balanceText()).toBeNull();
    expect(fetchTime()).toBeNull();
  });

  it('is not shown in another session of the same token', async () => {
    sessionGiven({ sysType: 'WALLET' });
    await reopenHome();
    expect(fetchTime()).toBeNull();
  });

  it('is not shown when the stored value belongs to another token', async () => {
    const kept = stored() ?? '';
    sessionGiven({ token: tokenOf('LX100002'), loginToken: logInKeyOf('LX100002') });
    localStorage.setItem('person/last-balance', kept);
    await reopenHome();
    expect(balanceText()).toBeNull();
  });

  it('is removed from the device with the session, and never contained its token', () => {
    expect(stored()).toContain('26805');
    expect(stored()).not.toContain(tokenOf('LX100001'));
    sessionEnded();
    expect(stored()).toBeNull();
  });

  it('keeps its time when the request fails, says so, and is refreshed at the next try', async () => {
    await clearFaults();
    await fault({ call: 'accountInfo', kind: 'status', value: 400, times: 'always' });
    await reopenHome();
    expect(balanceText()).toBeInTheDocument();
    expect(fetchTime()).toBeInTheDocument();
    expect(screen.getByText('余额更新失败')).toBeInTheDocument();
    await clearFaults();
    await tap('button', '再试一次');
    await settled();
    expect(balanceText()).toBeInTheDocument();
    expect(fetchTime()).toBeNull();
    expect(screen.queryByText('余额更新失败')).toBeNull();
  });

  it('is removed when the gateways report that the account no longer exists', async () => {
    await clearFaults();
    await fault({ call: 'accountInfo', kind: 'code', value: '6', times: 'always' });
    await reopenHome();
    expect(balanceText()).toBeNull();
    expect(fetchTime()).toBeNull();
  });

  it.each(['{"session":7}', '[]', 'null', '{"accounts":[{"accountType":"XF","balanceAmt":"1"}]}'])(
    'is empty when %s was stored',
    async (spoilt) => {
      localStorage.setItem('person/last-balance', spoilt);
      await reopenHome();
      expect(fetchTime()).toBeNull();
    },
  );
});
