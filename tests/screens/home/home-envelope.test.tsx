import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { logInKeyOf, tokenOf } from '@/mocks/core/identity';
import { person } from '@/mocks/core/people';
import { sessionGiven } from '@/state/session';
import { address, choose, goBack, tap } from '../../support/actions';
import { me } from '../../support/gateways/mock-gateways';
import { fault } from '../../support/gateways/screen-network';
import { openApp, reload, settled } from '../../support/render-app';

const accountName = () =>
  within(screen.getByRole('navigation', { name: '我的龙币' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the envelope of /home', () => {
  it('keeps amounts hidden after a reload until they are shown again', async () => {
    await openApp('/home');
    await tap('button', '隐藏金额');
    const expectHidden = () => {
      expect(screen.getByText('金额已隐藏')).toBeInTheDocument();
      expect(screen.queryByText('2,680.5 龙币')).toBeNull();
    };
    expectHidden();
    await reload();
    expectHidden();
    await tap('button', '显示金额');
    expect(screen.getByText('2,680.5 龙币')).toBeInTheDocument();
  });

  it('changes with the account, and keeps the chosen account after a reload', async () => {
    await openApp('/home');
    expect(accountName()).toEqual(['转账', '定时祝福', '兑换积分', '账单']);
    expect(screen.getByText(/将于 30 天内到期/)).toBeInTheDocument();
    await choose('tab', '激励账户');
    const expectTeam = () => {
      expect(accountName()).toEqual(['奖励同事', '定时奖励', '转账', '账单']);
      expect(screen.queryByText('2,680.5 龙币')).toBeNull();
      // Coins for rewards do not expire.
      expect(screen.queryByText(/将于 30 天内到期/)).toBeNull();
    };
    expectTeam();
    await reload();
    expectTeam();
    fireEvent.keyDown(screen.getByRole('tab', { name: '激励账户' }), { key: 'ArrowLeft' });
    await settled();
    expect(screen.getByRole('tab', { name: '个人账户' })).toHaveFocus();
    expect(screen.getByText('2,680.5 龙币')).toBeInTheDocument();
  });

  it('shows the personal account again once the team account is gone', async () => {
    await openApp('/home');
    await choose('tab', '激励账户');
    const personal = { accountType: 'XF', accNo: 'XF100001', balanceAmt: 2680.5 };
    const value = JSON.stringify({ realName: '林知夏', ifSenior: false, accountList: [personal] });
    await fault({ call: 'accountInfo', kind: 'wrong-shape', value, times: 'always' });
    await reload();
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(accountName()).toEqual(['转账', '定时祝福', '兑换积分', '账单']);
    expect(screen.getByText('2,680.5 龙币')).toBeInTheDocument();
    expect(screen.getByText(/将于 30 天内到期/)).toBeInTheDocument();
  });

  it('shows the next person their personal account', async () => {
    await openApp('/home');
    await choose('tab', '激励账户');
    // Number 9 has a team account too, so that the shown account does not change for want of one.
    for (const usercode of [person(9).usercode, me]) {
      sessionGiven({ token: tokenOf(usercode), loginToken: logInKeyOf(usercode) });
      await reload();
      expect(accountName()).toEqual(['转账', '定时祝福', '兑换积分', '账单']);
      expect(screen.getByRole('tab', { name: '个人账户' })).toHaveAttribute('aria-selected', 'true');
    }
  });
});

it('shows a gift as a letter that links to its transfer', async () => {
  await openApp('/home');
  await tap('link', /谢谢帮忙，天天开心/);
  expect(address()).toMatch(/^#\/rewardDetail\?id=/);
  expect(screen.getByText('已收到')).toBeInTheDocument();
  expect(screen.getByText('周一航 敬上')).toBeInTheDocument();
  await goBack();
  expect(screen.getByRole('heading', { name: '收到的心意' })).toBeInTheDocument();
});
