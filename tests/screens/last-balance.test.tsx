import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { tokenOf } from '@/mocks/core/identity';
import { amountsToggled } from '@/state/preferences';
import { sessionEnded, sessionGiven } from '@/state/session';
import { tap } from '../support/actions';
import { openApp, pass, reload, settled } from '../support/render-app';
import { fault, heal } from '../support/screen-network';

const figure = () => screen.queryByText('2,680.5 龙币');
const time = () => screen.queryByText('截至 11-21 09:41');
const stored = () => localStorage.getItem('person/last-balance');

/** Somebody opened /home a minute ago; this time the gateways take their time. */
beforeEach(async () => {
  await openApp('/home');
  expect(figure()).toBeInTheDocument();
  await fault({ call: 'accountInfo', kind: 'delay', value: 3_000, times: 'always' });
});

async function comeBack(): Promise<void> {
  await pass(60_000);
  await reload();
}

describe('the balance of the last visit', () => {
  it('stands with the time it was fetched until the answer comes, which takes the time away', async () => {
    await comeBack();
    expect(figure()).toBeInTheDocument();
    expect(time()).toBeInTheDocument();
    await pass(3_000);
    await settled();
    expect(figure()).toBeInTheDocument();
    expect(time()).toBeNull();
  });

  it('is not on the first visit, nor said of the answer itself', () => {
    expect(time()).toBeNull();
  });

  it('is hidden where balances are hidden', async () => {
    amountsToggled();
    await comeBack();
    expect(time()).toBeInTheDocument();
    expect(screen.getByText('金额已隐藏')).toBeInTheDocument();
    expect(figure()).toBeNull();
  });

  it('is not shown to another person', async () => {
    sessionGiven({ token: tokenOf('LX100002'), loginToken: tokenOf('LX100002') });
    await comeBack();
    expect(figure()).toBeNull();
    expect(time()).toBeNull();
  });

  it('is not shown in another session of the same token', async () => {
    sessionGiven({ sysType: 'WALLET' });
    await comeBack();
    expect(time()).toBeNull();
  });

  it('is not shown where what was stored belongs to another token', async () => {
    const kept = stored() ?? '';
    sessionGiven({ token: tokenOf('LX100002'), loginToken: tokenOf('LX100002') });
    localStorage.setItem('person/last-balance', kept);
    await comeBack();
    expect(figure()).toBeNull();
  });

  it('leaves the device with the session, and never held its token', () => {
    expect(stored()).toContain('26805');
    expect(stored()).not.toContain(tokenOf('LX100001'));
    sessionEnded();
    expect(stored()).toBeNull();
  });

  it('stays with its time where the answer fails, says so, and is refreshed at the next try', async () => {
    await heal();
    await fault({ call: 'accountInfo', kind: 'status', value: 400, times: 'always' });
    await comeBack();
    expect(figure()).toBeInTheDocument();
    expect(time()).toBeInTheDocument();
    expect(screen.getByText('余额没能更新')).toBeInTheDocument();
    await heal();
    await tap('button', '再试一次');
    await settled();
    expect(figure()).toBeInTheDocument();
    expect(time()).toBeNull();
    expect(screen.queryByText('余额没能更新')).toBeNull();
  });

  it('gives way where the gateways say that there is no account any more', async () => {
    await heal();
    await fault({ call: 'accountInfo', kind: 'code', value: '6', times: 'always' });
    await comeBack();
    expect(figure()).toBeNull();
    expect(time()).toBeNull();
  });

  it.each(['{"session":7}', '[]', 'null', '{"accounts":[{"accountType":"XF","balanceAmt":"1"}]}'])(
    'is nothing where %s was stored',
    async (spoilt) => {
      localStorage.setItem('person/last-balance', spoilt);
      await comeBack();
      expect(time()).toBeNull();
    },
  );
});
