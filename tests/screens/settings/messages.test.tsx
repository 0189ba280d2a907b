import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { logInKeyOf, tokenOf } from '@/mocks/core/identity';
import { messagesCleared } from '@/state/message-history';
import { notify } from '@/state/notifications';
import { sessionGiven } from '@/state/session';
import { tap } from '../../support/actions';
import { chen } from '../../support/gateways/mock-gateways';
import { fault } from '../../support/gateways/screen-network';
import { openApp, pass, reload, settled } from '../../support/render-app';
import { openAddress } from '../../support/settings';

const statusMessage = () => within(screen.getByRole('main')).getAllByRole('status')[0];

describe('/messages', () => {
  beforeEach(messagesCleared);
  const texts = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

  it('says that there are none, and links home', async () => {
    await openApp('/messages');
    expect(screen.getByText('最近 24 小时没有消息')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
    await tap('button', '返回首页');
    expect(window.location.hash).toBe('#/home');
  });

  it('keeps a gateway’s refusal with page, code and next step, also over a reload', async () => {
    const message = '系统维护中，手机 13812346188';
    await fault({ call: 'mine', kind: 'code', value: '7777', message, times: 'always' });
    await openApp('/settingNew');
    await pass(3 * 60_000);
    await tap('button', '消息记录 1 条');
    expect(texts()).toEqual([
      '系统维护中，手机 138****618809:41 · 账户与安全 · 代码 7777请按提示操作；如仍不行，请将这条消息告诉客服。复制支持码',
    ]);
    await reload();
    expect(texts()).toHaveLength(1);
  });

  it('keeps every toast and alert, the newest first, and /settingNew counts them', async () => {
    await openApp('/settingNew');
    act(() => void notify('链接已复制'));
    act(() => void notify('您还没有龙币账户', 'alert', { kind: 'no-account' }));
    await settled();
    await tap('button', '知道了');
    await tap('button', '消息记录 2 条');
    expect(texts().map((text) => text?.slice(0, 4))).toEqual(['您还没有', '链接已复']);
    expect(texts()[0]).toContain('请先申请或激活龙币账户。');
  });

  it('deletes messages after 24 hours', async () => {
    await openApp('/settingNew');
    act(() => void notify('链接已复制'));
    await pass(24 * 3_600_000);
    await tap('button', /^消息记录/);
    expect(screen.getByText('最近 24 小时没有消息')).toBeInTheDocument();
  });

  it('is cleared only after a question', async () => {
    await openApp('/messages');
    act(() => void notify('链接已复制'));
    await settled();
    await tap('button', '清空');
    await tap('button', '暂不清空');
    expect(texts()).toHaveLength(1);
    await tap('button', '清空');
    const question = screen.getByRole('dialog', { name: '清空消息记录？' });
    expect(question).toHaveTextContent('将从这台设备上删除 1 条消息，删除后无法恢复。');
    fireEvent.click(within(question).getByRole('button', { name: '清空' }));
    await settled();
    expect(screen.getByText('最近 24 小时没有消息')).toBeInTheDocument();
    expect(statusMessage()).toHaveTextContent('消息记录已清空');
    expect(localStorage.getItem('messages')).toBeNull();
  });

  it('never contains the token of the session', async () => {
    await openApp('/messages');
    act(() => void notify('登录 lx-LX100001 已失效'));
    await settled();
    expect(texts()[0]).toContain('登录 •••• 已失效');
    expect(localStorage.getItem('messages')).not.toContain('lx-LX100001');
  });

  it('is cleared for the next person who uses the wallet', async () => {
    await openApp('/home');
    act(() => void notify('链接已复制'));
    await settled();
    await openAddress('/messages');
    expect(texts()).toHaveLength(1);
    sessionGiven({ token: tokenOf(chen), loginToken: logInKeyOf(chen) });
    await openAddress('/messages');
    expect(screen.getByText('最近 24 小时没有消息')).toBeInTheDocument();
    expect(localStorage.getItem('messages')).toBeNull();
  });
});
