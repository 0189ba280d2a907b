import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { markOf, readSupportCode } from '@/domain/support-code';
import { messagesCleared } from '@/state/message-history';
import { notify } from '@/state/notifications';
import { languageChosen } from '@/state/preferences';
import { writeStored } from '@/state/storage';
import { tap, visit } from '../../support/actions';
import { me } from '../../support/gateways/mock-gateways';
import { fault } from '../../support/gateways/screen-network';
import { openApp, pass, settled } from '../../support/render-app';

vi.mock('@/app/routes', async (original) => {
  const { Broken } = await import('../../support/samples/sample-screens');
  const actual = await original<typeof import('@/app/routes')>();
  return { ...actual, routes: { ...actual.routes, '/allScene': () => Promise.resolve({ default: Broken }) } };
});

const maintenance = { kind: 'code', value: '7777', message: '系统维护中', times: 'always' } as const;

/** Whether copying works, and the way to the text that was copied last. */
function watchClipboard(works = true): () => string {
  let copied = '';
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied = text;
    return works ? Promise.resolve() : Promise.reject(new Error('refused'));
  });
  return () => copied;
}

const alert = () => screen.getByRole('alert');

describe('the support code', () => {
  it('below an error says build, page, endpoint, outcome and time, and nothing else of the address', async () => {
    const copied = watchClipboard();
    await fault({ call: 'articleList', kind: 'status', value: 503, times: 'always' });
    await openApp('/news-list?phone=13812345678');
    await pass(10_000);
    await settled();
    await tap('button', '复制支持码');
    expect(alert()).toHaveTextContent('支持码已复制，联系客服时发给对方');
    expect(alert()).toHaveTextContent(copied());
    const read = readSupportCode(copied());
    expect(read).toMatchObject({ build: null, page: markOf('/news-list'), endpoint: markOf('articleList') });
    expect(read).toMatchObject({ outcome: 'http', code: '503' });
    const { time } = read as { time: number };
    expect(Math.abs(time - Date.now())).toBeLessThan(15_000);
  });

  it('is of the moment of the error and not of the tap, and another failure has another one', async () => {
    const copied = watchClipboard();
    await fault({ call: 'articleList', ...maintenance });
    await openApp('/news-list');
    await pass(3 * 60_000);
    await tap('button', '复制支持码');
    const first = readSupportCode(copied()) as { time: number };
    expect(Date.now() - first.time).toBeGreaterThan(170_000);
    await tap('button', '再试一次');
    await tap('button', '复制支持码');
    const second = readSupportCode(copied()) as { time: number };
    expect(Date.now() - second.time).toBeLessThan(10_000);
  });

  it('is shown to be noted down where it cannot be copied', async () => {
    const copied = watchClipboard(false);
    await fault({ call: 'articleList', ...maintenance });
    await openApp('/news-list');
    await tap('button', '复制支持码');
    expect(alert()).toHaveTextContent('没能复制，请抄下支持码');
    expect(alert()).toHaveTextContent(copied());
  });

  it('is offered in English', async () => {
    const copied = watchClipboard();
    languageChosen('en-US');
    await fault({ call: 'articleList', ...maintenance });
    await openApp('/news-list');
    await tap('button', 'Copy support code');
    expect(alert()).toHaveTextContent('Copied. Give it to customer service.');
    expect(readSupportCode(copied())).toMatchObject({ outcome: 'code', code: '7777' });
  });

  it.each([
    ['a page that crashed', '/allScene', '/allScene'],
    ['an address that is unknown', '/no-such-page/13812345678', '/no-such-page'],
  ])('of %s says the page alone', async (_, address, page) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const copied = watchClipboard();
    await openApp(address);
    await tap('button', '复制支持码');
    expect(readSupportCode(copied())).toMatchObject({
      page: markOf(page),
      endpoint: markOf(''),
      outcome: 'none',
    });
  });

  it('of a session that is over stands on its page', async () => {
    writeStored('usercode', me);
    await fault({ call: '*', kind: 'code', value: '6006', times: 'always' });
    await openApp('/settingNew');
    expect(within(alert()).getByRole('button', { name: '复制支持码' })).toBeVisible();
  });

  it('stands on no page that is only empty', async () => {
    await openApp('/messages');
    expect(screen.getByText('最近 24 小时没有消息')).toBeVisible();
    expect(screen.queryByRole('button', { name: '复制支持码' })).toBeNull();
  });

  it('of a toast stays beside its message on /messages, with the page and time of the toast', async () => {
    messagesCleared();
    const copied = watchClipboard();
    await openApp('/settingNew');
    act(() => void notify('网络连接失败，请稍后再试', 'toast', { kind: 'network', endpoint: 'mine' }));
    act(() => void notify('链接已复制'));
    await pass(60_000);
    await visit('/messages');
    expect(screen.getAllByRole('button', { name: '复制支持码' })).toHaveLength(1);
    await tap('button', '复制支持码');
    const read = readSupportCode(copied());
    expect(read).toMatchObject({ page: markOf('/settingNew'), endpoint: markOf('mine'), outcome: 'network' });
    expect(Date.now() - (read as { time: number }).time).toBeGreaterThan(59_000);
  });
});
