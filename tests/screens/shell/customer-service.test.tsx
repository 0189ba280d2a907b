import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { address, tap } from '../../support/actions';
import { fault } from '../../support/gateways/screen-network';
import { openApp } from '../../support/render-app';

describe('customer service', () => {
  const listed = 'https://care.mock.longcoin.example/chat';
  const mockServiceUrl = (tinyUrl: string) =>
    fault({ call: 'getTinyUrl', kind: 'wrong-shape', value: JSON.stringify({ tinyUrl }) });

  it('on a host that is not listed is opened only after a question', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await openApp('/home');
    await tap('button', '联系客服');
    const ask = screen.getByRole('dialog', { name: '即将离开龙币钱包' });
    expect(ask).toHaveTextContent('你将前往 service.longcoin.example，该网站不属于龙币钱包。');
    await tap('button', '暂不离开');
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
      expect(screen.getByText('无法打开这个链接')).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(assign).not.toHaveBeenCalled();
      expect(address()).toBe('#/home');
    },
  );
});
