import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { address, choose, goBack, tap } from '../support/actions';
import { openApp, reload, settled } from '../support/render-app';
import { fault } from '../support/screen-network';

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
    await choose('tab', '团队激励');
    const expectTeam = () => {
      expect(accountName()).toEqual(['奖励同事', '定时奖励', '转账', '账单']);
      expect(screen.queryByText('2,680.5 龙币')).toBeNull();
      // Coins for rewards do not expire.
      expect(screen.queryByText(/将于 30 天内到期/)).toBeNull();
    };
    expectTeam();
    await reload();
    expectTeam();
    fireEvent.keyDown(screen.getByRole('tab', { name: '团队激励' }), { key: 'ArrowLeft' });
    await settled();
    expect(screen.getByRole('tab', { name: '个人账户' })).toHaveFocus();
    expect(screen.getByText('2,680.5 龙币')).toBeInTheDocument();
  });
});

it('shows a gift as a letter that links to its transfer', async () => {
  await openApp('/home');
  await tap('link', /生日快乐，天天开心/);
  expect(address()).toMatch(/^#\/rewardDetail\?id=/);
  expect(screen.getByText('已收到')).toBeInTheDocument();
  expect(screen.getByText('周一航 敬上')).toBeInTheDocument();
  await goBack();
  expect(screen.getByRole('heading', { name: '收到的心意' })).toBeInTheDocument();
});

describe('customer service', () => {
  const listed = 'https://care.mock.longcoin.example/chat';
  const mockServiceUrl = (tinyUrl: string) =>
    fault({ call: 'getTinyUrl', kind: 'wrong-shape', value: JSON.stringify({ tinyUrl }) });

  it('on a host that is not listed is opened only after a question', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await openApp('/home');
    await tap('button', '联系客服');
    const ask = screen.getByRole('dialog', { name: '要离开龙币钱包吗' });
    expect(ask).toHaveTextContent('你将前往 service.longcoin.example，它不属于龙币钱包。');
    await tap('button', '留在这里');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(assign).not.toHaveBeenCalled();
    await tap('button', '联系客服');
    await tap('button', '前往 service.longcoin.example');
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^https:\/\/service\.longcoin\.example\/(?!.*lx-)/),
    );
  });

  it('on a listed host is opened at once', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await mockServiceUrl(listed);
    await openApp('/home');
    await tap('button', '联系客服');
    expect(assign).toHaveBeenCalledExactlyOnceWith(listed);
  });

  it.each(['javascript:document.title="taken"', 'data:text/html,<h1>taken</h1>', '//evil.example'])(
    'is visibly refused when its address is %s',
    async (tinyUrl) => {
      const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
      await mockServiceUrl(tinyUrl);
      await openApp('/home');
      await tap('button', '联系客服');
      expect(screen.getByText('这个地址不能打开')).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(assign).not.toHaveBeenCalled();
      expect(address()).toBe('#/home');
    },
  );
});
