import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toastDuration } from '@/domain/constants';
import { notify } from '@/state/notifications';
import { tap } from '../../support/actions';
import { fault } from '../../support/gateways/screen-network';
import { openApp, pass, settled } from '../../support/render-app';

describe('the shell', () => {
  it.each([
    ['/home', '龙币钱包'],
    ['/transfer1', '转账'],
    ['/rewardDetail', '转账详情'],
    ['/answerHome', '答题'],
    ['/nowhere', '没有找到这个页面'],
  ])('gives %s the title %s', async (address, title) => {
    await openApp(address);
    expect(document.title).toContain(title);
  });

  it('redirects from the root to /home', async () => {
    await openApp('/');
    expect(window.location.hash).toBe('#/home');
  });

  it('says that an address is unknown, and links home', async () => {
    await openApp('/nowhere?token=x');
    await tap('button', '返回首页');
    expect(window.location.hash).toBe('#/home');
  });

  it('removes the token from the address before anything is shown', async () => {
    await openApp('/home?token=lx-LX100001&channel=C1', { as: null });
    expect(window.location.href).not.toContain('token');
    expect(window.location.hash).toBe('#/home?channel=C1');
  });

  it('shows a toast for as long as the constant says', async () => {
    await openApp('/home');
    act(() => void notify('链接已复制'));
    await pass(toastDuration - 100);
    expect(screen.getByText('链接已复制')).toBeInTheDocument();
    await pass(100);
    expect(screen.queryByText('链接已复制')).toBeNull();
  });

  it('says after 10 s, and no sooner, that a read is slow', async () => {
    await fault({ call: 'queryTransfer', kind: 'hang', times: 'always' });
    await openApp('/rewardDetail');
    await pass(9_000);
    expect(screen.queryByText('网络有点慢，正在努力加载')).toBeNull();
    await pass(1_000);
    expect(screen.getByText('网络有点慢，正在努力加载')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '再试一次' })).toBeInTheDocument();
  });

  it('is in English when the address requests it, in the words of the catalogue', async () => {
    await fault({ call: 'queryTransfer', kind: 'status', value: 403, times: 'always' });
    await openApp('/rewardDetail?lang=en-US');
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent(/access denied/i);
    expect(document.documentElement.lang).toBe('en-US');
  });
});
