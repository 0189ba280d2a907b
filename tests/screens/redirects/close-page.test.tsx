import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HostFailure } from '@/host/host';
import { exitHost } from '../../support/hosts/exit-host';
import { fakeHost, neverAnswer } from '../../support/hosts/fake-host';
import { shownPage, watchExits } from '../../support/redirects';
import { openApp, pass, settled } from '../../support/render-app';

vi.mock('@/host/current', async (original) => ({
  ...(await original<object>()),
  theHost: (await import('../../support/hosts/exit-host')).theHost,
}));
watchExits();

describe('/webviewClose', () => {
  it('asks the host to close the page, and goes home if the page is still open afterwards', async () => {
    const close = vi.fn(() => Promise.resolve());
    exitHost.now = fakeHost('super-app', { close });
    await openApp('/webviewClose');
    expect(screen.getByText('正在关闭页面')).toBeInTheDocument();
    expect(close).toHaveBeenCalledOnce();
    expect(shownPage()).toBe('/webviewClose');
    await pass(1_000);
    await settled();
    expect(shownPage()).toBe('/home');
  });

  it('goes home at once when the host cannot close it', async () => {
    exitHost.now = fakeHost('browser', { close: () => Promise.reject(new HostFailure('absent')) });
    await openApp('/webviewClose');
    expect(shownPage()).toBe('/home');
  });

  it('does not wait for a host that never answers, and needs no log-in', async () => {
    exitHost.now = fakeHost('super-app', { close: neverAnswer });
    await openApp('/webviewClose', { as: null });
    expect(screen.getByText('正在关闭页面')).toBeInTheDocument();
    await pass(4_100);
    await settled();
    expect(shownPage()).toBe('/home');
  });
});
