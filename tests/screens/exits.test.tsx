import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { environment } from '@/app/environment';
import { HostFailure, type Host, type Shared } from '@/host/host';
import { tokenOf } from '@/mocks/core/identity';
import PartnerLogin from '@/qa/partner-login';
import { sessionGiven, useSession } from '@/state/session';
import { tap } from '../support/actions';
import { fakeHost, silence } from '../support/fake-host';
import { chen, me } from '../support/mock-gateways';
import { freshApp, openApp, pass, settled } from '../support/render-app';
import { changeWorld, fault, heal, sentCalls } from '../support/screen-network';

const host = vi.hoisted(() => ({ now: null as unknown }));
vi.mock('@/host/current', async (original) => ({
  ...(await original<object>()),
  theHost: () => Promise.resolve(host.now),
}));

const reload = vi.fn<() => void>();
const assign = vi.fn<(url: string | URL) => void>();
const posted: FormData[] = [];
let at: (string | URL | undefined)[] = [];

beforeEach(() => {
  host.now = fakeHost('super-app');
  assign.mockClear();
  reload.mockClear();
  posted.length = 0;
  at = [];
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    at.push(this.action);
    posted.push(new FormData(this));
    this.remove();
  });
});

const query = (address: string, parameters: Record<string, string>) =>
  `${address}?${new URLSearchParams(parameters).toString()}`;
const shown = () => window.location.hash.slice(1).split('?')[0];
const listed = environment.tokenHosts[0] ?? '';
const noTokens = environment.allowedHosts.find((name) => !environment.tokenHosts.includes(name)) ?? '';

describe('/webviewShare', () => {
  const asked = { title: '团圆礼盒', text: '龙币就能换', url: 'https://evil.example/x', image: '' };
  const withHost = (share: Host['share']) => {
    host.now = fakeHost('super-app', { share });
  };

  it('shows what will be shared, names a foreign host, and hands it to the host app', async () => {
    const shared: Shared[] = [];
    withHost((what) => Promise.resolve('asked').then(() => (shared.push(what), 'asked' as const)));
    await openApp(query('/webviewShare', asked));
    expect(screen.getByText('团圆礼盒')).toBeInTheDocument();
    expect(screen.getByRole('note')).toHaveTextContent('evil.example 不属于龙币钱包');
    await tap('button', '分享');
    expect(shared).toEqual([asked]);
    expect(screen.getByText('分享面板已打开')).toBeInTheDocument();
  });

  it('shares a page of the app by its whole address', async () => {
    const shared: Shared[] = [];
    withHost((what) => Promise.resolve().then(() => (shared.push(what), 'prepared' as const)));
    await openApp(query('/webviewShare', { url: '#transfer1' }));
    await tap('button', '分享');
    expect(shared[0]?.url).toBe(`${window.location.origin}/#/transfer1`);
    expect(screen.getByText(/右上角菜单/)).toBeInTheDocument();
  });

  it('a second tap while the panel opens shares nothing twice', async () => {
    const share = vi.fn(silence);
    withHost(share);
    await openApp(query('/webviewShare', asked));
    const button = screen.getByRole('button', { name: '分享' });
    fireEvent.click(button);
    fireEvent.click(button);
    await settled();
    expect(share).toHaveBeenCalledOnce();
  });

  it('says nothing where the person thought better of it', async () => {
    withHost(() => Promise.reject(new HostFailure('cancelled')));
    await openApp(query('/webviewShare', asked));
    await tap('button', '分享');
    expect(screen.queryByText('没能打开分享，可以复制链接再发给对方。')).toBeNull();
    expect(screen.getByRole('button', { name: '分享' })).toBeEnabled();
  });

  it('tells in the social app’s words why its configuration failed, and still copies the link', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent, clipboard: { writeText } });
    withHost(() => Promise.reject(new HostFailure('config', 'config:invalid signature')));
    await openApp(query('/webviewShare', asked));
    await tap('button', '分享');
    expect(screen.getByText('配置验证失败：config:invalid signature')).toBeInTheDocument();
    expect(writeText).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('copies the link where the host fails and the system has no share sheet', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent, clipboard: { writeText } });
    withHost(() => Promise.reject(new HostFailure('absent')));
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
      expect(screen.getByRole('alert')).toHaveTextContent('这个地址不能分享');
      expect(screen.queryByRole('button', { name: '分享' })).toBeNull();
    },
  );
});

describe('/newWebviewforPost', () => {
  const fields = JSON.stringify({ order: 'A1', amount: 12.5 });
  const open = (url: string, given = fields) => openApp(query('/newWebviewforPost', { url, fields: given }));

  it('posts the fields to a listed token host, with the token, and shows names and count alone', async () => {
    await open(`https://${listed}/pay`);
    expect(at).toEqual([`https://${listed}/pay`]);
    expect(Object.fromEntries(posted[0]?.entries() ?? [])).toEqual({
      ...{ order: 'A1', amount: '12.5', token: tokenOf(me) },
    });
    expect(screen.getByText('2 项')).toBeInTheDocument();
    expect(document.body.textContent).not.toContain(tokenOf(me));
  });

  it('posts no token to a host that is allowed and may not be sent one', async () => {
    await open(`https://${noTokens}/pay`);
    expect(posted[0]?.has('token')).toBe(false);
    expect(screen.getByText('不提交')).toBeInTheDocument();
  });

  it('posts once per visit: whoever comes back is told so', async () => {
    await open(`https://${listed}/pay`);
    const state: unknown = window.history.state;
    const { hash } = window.location;
    document.body.innerHTML = '';
    await freshApp();
    sessionGiven({ token: tokenOf(me) });
    window.history.replaceState(state, '', `/${hash}`);
    await openAgain();
    expect(posted).toHaveLength(1);
    expect(screen.getByText('已经提交过了')).toBeInTheDocument();
  });

  it.each([
    ['https://evil.example/pay', fields, 'evil.example 不在可以提交的名单里'],
    [`http://${listed}/pay`, fields, '没有使用安全连接'],
    ['javascript:alert(1)', fields, '地址不是网页地址'],
    ['#/home', fields, '地址不是网页地址'],
    ['', fields, '地址不是网页地址'],
    [`https://${listed}.evil.example/`, fields, '不在可以提交的名单里'],
    [`https://${listed}/`, '{"a":{"b":1}}', '要提交的内容无法识别'],
    [`https://${listed}/`, '[1]', '要提交的内容无法识别'],
    [`https://${listed}/`, '{', '要提交的内容无法识别'],
  ])('refuses %j with %j, visibly', async (url, given, why) => {
    await open(url, given);
    expect(posted).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent(why);
  });
});

/** Opens the page that the address already names, with the history entry as it was left. */
async function openAgain(): Promise<void> {
  const { App } = await import('@/app/app');
  const { startOnce } = await import('@/app/startup/start');
  await act(async () => {
    void startOnce();
    render(<App />);
    await vi.dynamicImportSettled();
  });
  await settled();
}

describe('/webviewClose', () => {
  it('lets the host close the page, and goes home where it is still there afterwards', async () => {
    const close = vi.fn(() => Promise.resolve());
    host.now = fakeHost('super-app', { close });
    await openApp('/webviewClose');
    expect(screen.getByText('正在关闭页面')).toBeInTheDocument();
    expect(close).toHaveBeenCalledOnce();
    expect(shown()).toBe('/webviewClose');
    await pass(1_000);
    await settled();
    expect(shown()).toBe('/home');
  });

  it('goes home at once where the host can’t close it', async () => {
    host.now = fakeHost('browser', { close: () => Promise.reject(new HostFailure('absent')) });
    await openApp('/webviewClose');
    expect(shown()).toBe('/home');
  });

  it('does not wait for a host that never answers, and needs nobody to be logged in', async () => {
    host.now = fakeHost('super-app', { close: silence });
    await openApp('/webviewClose', { as: null });
    expect(screen.getByText('正在关闭页面')).toBeInTheDocument();
    await pass(4_100);
    await settled();
    expect(shown()).toBe('/home');
  });
});

describe.each([
  ['/linkToGuanAiTong', environment.carePlatform, '关爱通'],
  ['/linkToLongCoinShop', environment.shoppingArea, '龙币商城'],
])('%s', (address, place, name) => {
  it('leads to the environment’s address with a fresh key, buCode and channel, and never with the token', async () => {
    await openApp(address);
    expect(assign).toHaveBeenCalledOnce();
    const url = new URL(String(assign.mock.calls[0]?.[0]));
    expect(url.origin + url.pathname).toBe(place);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      key: expect.stringMatching(/^key-LX100001-/) as string,
      buCode: 'S00000',
      channel: 'S0',
    });
  });

  it('takes business unit and channel of the session where it has them', async () => {
    sessionGiven({ buCode: 'B7', channel: 'C7' });
    await openApp(address);
    expect(String(assign.mock.calls[0]?.[0])).toMatch(/buCode=B7&channel=C7$/);
  });

  it('says why there is no key, and tries again', async () => {
    await fault({ call: 'tokenToKey', kind: 'code', value: '7777', message: '系统维护中', times: 'always' });
    await openApp(address);
    expect(screen.getByRole('alert')).toHaveTextContent(`没能打开${name}`);
    expect(screen.getByRole('alert')).toHaveTextContent('系统维护中');
    expect(assign).not.toHaveBeenCalled();
    await heal();
    await tap('button', '再试一次');
    expect(assign).toHaveBeenCalledOnce();
  });

  it('says that it takes long, and offers the way home', async () => {
    await fault({ call: 'tokenToKey', kind: 'hang', times: 'always' });
    await openApp(address);
    expect(screen.getByText(`正在前往${name}`)).toBeInTheDocument();
    await pass(8_000);
    await tap('button', '回到首页');
    expect(shown()).toBe('/home');
    expect(assign).not.toHaveBeenCalled();
  });

  it('does not lead out again whoever comes back, unless they ask for it', async () => {
    await openApp(address);
    const state: unknown = window.history.state;
    const { hash } = window.location;
    document.body.innerHTML = '';
    await freshApp();
    sessionGiven({ token: tokenOf(me) });
    window.history.replaceState(state, '', `/${hash}`);
    await openAgain();
    expect(assign).toHaveBeenCalledOnce();
    await tap('button', '再去一次');
    expect(assign).toHaveBeenCalledTimes(2);
  });
});

describe('/activity-transfer and /channel-transfer', () => {
  it('lead to a page of the app in their own place, under the channel that the home configuration names', async () => {
    await openApp('/activity-transfer?activity=newcomer');
    expect(shown()).toBe('/transfer1');
    expect(useSession.getState()).toMatchObject({ buCode: 'B0002', channel: 'ACT2' });
  });

  it('switch to the channel that the link names', async () => {
    await openApp('/channel-transfer?channel=CHGY');
    expect(shown()).toBe('/longballDetail');
    expect(useSession.getState()).toMatchObject({ buCode: 'B0003', channel: 'CHGY' });
  });

  it('ask before they lead to a host that is not on the list, and stay where the person stays', async () => {
    await openApp('/activity-transfer?id=festival');
    await tap('button', '留在这里');
    expect(assign).not.toHaveBeenCalled();
    expect(screen.getByText('还没有离开')).toBeInTheDocument();
    await tap('button', '现在前往');
    await tap('button', '前往 festival.longcoin.example');
    expect(assign).toHaveBeenCalledWith('https://festival.longcoin.example/hall');
  });

  it.each(['/activity-transfer?id=nothing', '/activity-transfer', '/channel-transfer?id=__proto__'])(
    '%s is told to be unknown, and leads home',
    async (address) => {
      await openApp(address);
      expect(screen.getByRole('alert')).toHaveTextContent(/没有找到这个(活动|渠道)/);
      await tap('button', '回到首页');
      expect(shown()).toBe('/home');
    },
  );

  it('an activity that is over is unknown, and its channel is not switched to', async () => {
    const month = 31 * 86_400_000;
    await changeWorld((state) => ({ ...state, seed: { ...state.seed, epoch: state.seed.epoch - month } }));
    await openApp('/activity-transfer?id=newcomer');
    expect(screen.getByRole('alert')).toHaveTextContent('没有找到这个活动');
    expect(useSession.getState().channel).toBe('');
  });

  it('say why they could not find out, and try again', async () => {
    await fault({ call: 'transferTarget', kind: 'wrong-shape', times: 'always' });
    await openApp('/channel-transfer?channel=CHZX');
    expect(screen.getByRole('alert')).toHaveTextContent('渠道没能切换');
    await heal();
    await tap('button', '再试一次');
    expect(shown()).toBe('/home');
  });
});

describe.each(['/zhongxinLogin', '/welfareByGuanYu'])('%s', (address) => {
  const open = (parameters: Record<string, string>, as: string | null = null) =>
    openApp(query(address, parameters), { as });

  it('makes a session of the code and goes on to where the link says; the code is gone from the address at once', async () => {
    await fault({ call: 'staffBindingCheck', kind: 'hang' });
    await open({ code: `b-${me}-1`, redirectUrl: '#integralExchange' });
    expect(window.location.href).not.toContain(`b-${me}`);
    await freshApp();
    document.body.innerHTML = '';
    await open({ code: `b-${me}-1`, redirectUrl: '#integralExchange' });
    expect(shown()).toBe('/integralExchange');
    expect(useSession.getState()).toMatchObject({ token: tokenOf(me), longminId: 'LM100001' });
    expect(useSession.getState().loginToken).toMatch(/^key-/);
    expect(JSON.stringify(window.history.state)).not.toContain(`b-${me}`);
    expect(sentCalls('staffBindingCheck')).toHaveLength(1);
  });

  it('takes a code from before the hash as well, and goes home where no way on is given', async () => {
    window.history.replaceState(null, '', `/?code=b-${me}-1#${address}`);
    await openAgain();
    expect(shown()).toBe('/home');
    expect(window.location.search).toBe('');
    expect(useSession.getState().token).toBe(tokenOf(me));
  });

  it('refuses a way on that the external link guard refuses', async () => {
    await open({ code: `b-${me}-1`, redirectUrl: 'javascript:alert(1)' });
    expect(screen.getByRole('alert')).toHaveTextContent('这个地址不能打开');
  });

  it('says in the gateway’s words why a code was refused, and leads to the log-in page', async () => {
    await open({ code: 'made-up' });
    expect(screen.getByRole('alert')).toHaveTextContent('登录信息无效');
    await tap('button', '去登录');
    expect(String(assign.mock.calls[0]?.[0])).toContain('protocolType=1');
    expect(String(assign.mock.calls[0]?.[0])).not.toContain('made-up');
  });

  it('sends an account that is still to be bound to the log-in page, with its phone and the code', async () => {
    await open({ code: `b-unbound-${me}` });
    await tap('button', '去登录');
    expect(String(assign.mock.calls[0]?.[0])).toMatch(
      new RegExp(`phoneNumber=\\d{11}&b_token=b-unbound-${me}`),
    );
  });

  it('has no way on for somebody who has left', async () => {
    await freshApp('departed-me');
    await open({ code: `b-${me}-1` });
    expect(screen.getByText('您已离职，不能再登录')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '去登录' })).toBeNull();
    expect(useSession.getState().token).toBe('');
  });

  it('tries again where nobody answered', async () => {
    await fault({ call: 'staffBindingCheck', kind: 'status', value: 404, times: 'always' });
    await open({ code: `b-${me}-1` });
    expect(screen.getByRole('alert')).toHaveTextContent('暂时没能登录');
    await heal();
    await tap('button', '再试一次');
    expect(shown()).toBe('/home');
  });

  it('asks before it takes the place of somebody else’s wallet; who stays goes on as who they are', async () => {
    await open({ code: `b-${chen}-1` }, me);
    expect(screen.getByText('这个链接是陈思远的钱包')).toBeInTheDocument();
    await tap('button', /继续用林晓禾/);
    expect(useSession.getState().token).toBe(tokenOf(me));
    expect(shown()).toBe('/home');
  });

  it('loads the page anew once somebody else’s wallet has been replaced, and then goes on', async () => {
    await open({ code: `b-${chen}-1`, redirectUrl: '/transfer1' }, me);
    reload.mockClear();
    await tap('button', /换成陈思远/);
    expect(useSession.getState()).toMatchObject({ token: tokenOf(chen), longminId: 'LM100002' });
    expect(reload).toHaveBeenCalledOnce();
    expect(shown()).toBe(address);
  });

  it('without a code leads on whoever is logged in, and nobody else', async () => {
    await open({ redirectUrl: '/transfer1' }, me);
    expect(shown()).toBe('/transfer1');
    await freshApp();
    document.body.innerHTML = '';
    await open({ redirectUrl: '/transfer1' });
    expect(screen.getByRole('alert')).toHaveTextContent('链接里没有登录信息');
  });
});

describe('/partner-login', () => {
  const overview = {
    identities: [
      ...[
        { usercode: me, name: '林晓禾', department: '客服中心', jobNumber: '1', departed: false, token: '' },
      ],
    ],
  };
  const show = async (redirectUrl: string) => {
    vi.mocked(window.fetch).mockImplementation(() => Promise.resolve(Response.json(overview)));
    const given = {
      protocolType: '1',
      prefix: '86',
      phoneNumber: '13812345678',
      b_token: 'b-secret',
      redirectUrl,
    };
    render(
      <MemoryRouter initialEntries={[query('/partner-login', given)]}>
        <PartnerLogin />
      </MemoryRouter>,
    );
    await settled();
  };

  it('shows what it was told, the phone and the tokens masked, and is marked as a stand-in', async () => {
    await show(`${window.location.origin}/#/home`);
    expect(screen.getByText('模拟')).toBeInTheDocument();
    expect(screen.getByText('138****5678')).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/b-secret|13812345678/);
    expect(screen.getAllByRole('term')).toHaveLength(8);
  });

  it('leads back with the binding token of whoever logs in, before the hash, so that the app is loaded anew', async () => {
    await show(`${window.location.origin}/#/transfer1?x=1`);
    await tap('button', /林晓禾/);
    expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/\?bToken=b-LX100001-\d+#\/transfer1\?x=1$/);
  });

  it('leads back without one where nobody logs in', async () => {
    await show(`${window.location.origin}/#/home`);
    await tap('button', '不登录，返回');
    expect(assign).toHaveBeenCalledWith(`${window.location.origin}/#/home`);
  });

  it.each(['https://evil.example/#/home', '', 'javascript:alert(1)'])(
    'leads nowhere but to the app: %j',
    async (to) => {
      await show(to);
      expect(screen.getByRole('alert')).toHaveTextContent('不能返回');
      expect(screen.queryByRole('button')).toBeNull();
    },
  );
});
