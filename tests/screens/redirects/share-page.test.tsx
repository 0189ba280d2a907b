import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HostFailure, type Host, type Shared } from '@/host/host';
import { tap } from '../../support/actions';
import { exitHost } from '../../support/hosts/exit-host';
import { fakeHost, neverAnswer } from '../../support/hosts/fake-host';
import { query, watchExits } from '../../support/redirects';
import { openApp, settled } from '../../support/render-app';

vi.mock('@/host/current', async (original) => ({
  ...(await original<object>()),
  theHost: (await import('../../support/hosts/exit-host')).theHost,
}));
watchExits();

describe('/webviewShare', () => {
  const asked = { title: '团圆礼盒', text: '龙币就能换', url: 'https://evil.example/x', image: '' };
  const mockHost = (share: Host['share']) => {
    exitHost.now = fakeHost('super-app', { share });
  };

  it('shows what will be shared, names a foreign host, and passes it to the host app', async () => {
    const shared: Shared[] = [];
    mockHost((what) =>
      Promise.resolve('sheet-shown').then(() => (shared.push(what), 'sheet-shown' as const)),
    );
    await openApp(query('/webviewShare', asked));
    expect(screen.getByText('团圆礼盒')).toBeInTheDocument();
    expect(screen.getByRole('note')).toHaveTextContent('evil.example 不属于龙币钱包');
    await tap('button', '分享');
    expect(shared).toEqual([asked]);
    expect(screen.getByText('分享面板已打开')).toBeInTheDocument();
  });

  it('shares a page of the app by its whole address', async () => {
    const shared: Shared[] = [];
    mockHost((what) => Promise.resolve().then(() => (shared.push(what), 'prepared' as const)));
    await openApp(query('/webviewShare', { url: '#transfer1' }));
    await tap('button', '分享');
    expect(shared[0]?.url).toBe(`${window.location.origin}/#/transfer1`);
    expect(screen.getByText(/右上角菜单/)).toBeInTheDocument();
  });

  it('ignores a second tap while the share panel opens', async () => {
    const share = vi.fn(neverAnswer);
    mockHost(share);
    await openApp(query('/webviewShare', asked));
    const button = screen.getByRole('button', { name: '分享' });
    fireEvent.click(button);
    fireEvent.click(button);
    await settled();
    expect(share).toHaveBeenCalledOnce();
  });

  it('reports nothing when the person cancels', async () => {
    mockHost(() => Promise.reject(new HostFailure('cancelled')));
    await openApp(query('/webviewShare', asked));
    await tap('button', '分享');
    expect(screen.queryByText('没能打开分享，可以复制链接发给对方。')).toBeNull();
    expect(screen.getByRole('button', { name: '分享' })).toBeEnabled();
  });

  it('shows the social app’s words when its configuration failed, and still copies the link', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent, clipboard: { writeText } });
    mockHost(() => Promise.reject(new HostFailure('config', 'config:invalid signature')));
    await openApp(query('/webviewShare', asked));
    await tap('button', '分享');
    expect(screen.getByText('配置验证失败：config:invalid signature')).toBeInTheDocument();
    expect(writeText).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('copies the link when the host fails and the system has no share sheet', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent, clipboard: { writeText } });
    mockHost(() => Promise.reject(new HostFailure('absent')));
    await openApp(query('/webviewShare', asked));
    await tap('button', '分享');
    expect(writeText).toHaveBeenCalledWith('https://evil.example/x');
    expect(screen.getByText('链接已复制')).toBeInTheDocument();
    vi.unstubAllGlobals();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '//evil.example'])(
    'refuses to share %s',
    async (url) => {
      await openApp(query('/webviewShare', { url }));
      expect(screen.getByRole('alert')).toHaveTextContent('无法分享');
      expect(screen.queryByRole('button', { name: '分享' })).toBeNull();
    },
  );
});
