import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { person } from '@/mocks/people/people';
import { tap } from '../support/actions';
import { openApp, pass, reload, settled } from '../support/render-app';
import { enterCode, newestCode, otherThan } from '../support/secrets';
import { changeWorld, fault, gatewayState, heal, sentCalls } from '../support/screen-network';

const { mobile } = person(0);
const assign = vi.fn<(url: string | URL) => void>();
const shown = () => window.location.hash.slice(1);
const main = () => screen.getByRole('main');
const sheet = () => screen.getByRole('dialog');
const rows = () =>
  within(main())
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(() => {
  assign.mockClear();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

/** Answers the dialog or sheet that is open on top. */
async function answer(name: string): Promise<void> {
  const dialogs = screen.getAllByRole('dialog');
  const top = dialogs[dialogs.length - 1];
  if (top === undefined) throw new Error('nothing is open');
  fireEvent.click(within(top).getByRole('button', { name }));
  await settled();
}

async function type(name: string, value: string): Promise<void> {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  await settled();
}

describe('/settingAuth, what was authorised', () => {
  it('lists to whom, for what, since when and until when, with what is over below', async () => {
    await openApp('/settingAuth');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      '正在生效',
      '已到期',
    ]);
    expect(rows()).toEqual([
      '松松果出行付款2026-10-13 起，到 2027-01-11',
      '松松果出行资料2026-10-12 起，到 2027-04-10',
      '栗栗枝书房资料2026-11-16 到期',
    ]);
  });

  it('opens each with what is shared and what for; back closes it, and so does its cross', async () => {
    await openApp('/settingAuth');
    await tap('button', /松果出行\s*付款/);
    expect(shown()).toBe('/settingAuth?id=A002');
    expect(sheet()).toHaveTextContent('会给对方昵称、手机号、可以扣款');
    expect(sheet()).toHaveTextContent('用来登录叫车，行程结束后付车费');
    expect(sheet()).toHaveTextContent(`绑定手机尾号 ${mobile.slice(-4)}`);
    await tap('button', '收起');
    expect(shown()).toBe('/settingAuth');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens one by its address, and stays on the list when that is closed', async () => {
    await openApp('/settingAuth?id=A001');
    expect(sheet()).toHaveTextContent('松果出行');
    await tap('button', '收起');
    expect(shown()).toBe('/settingAuth');
    window.location.hash = '/settingAuth?id=nothing';
    await reload();
    expect(sheet()).toHaveTextContent('没有找到这项授权');
    await tap('button', '知道了');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes one back after a question, once, and for good', async () => {
    await openApp('/settingAuth');
    await tap('button', /松果出行\s*资料/);
    await tap('button', '收回授权');
    await answer('先留着');
    expect(rows()).toHaveLength(3);
    await tap('button', '收回授权');
    expect(screen.getByRole('dialog', { name: '收回给松果出行的授权？' })).toHaveTextContent(
      '对方不能再取得你的资料',
    );
    await answer('收回授权');
    expect(sentCalls('cannelPayment')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rows()).toHaveLength(2);
    await reload();
    expect(rows()).toHaveLength(2);
  });

  it('keeps one that could not be taken back, says why, and takes it at the next try', async () => {
    await fault({ call: 'cannelPayment', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp('/settingAuth?id=A001');
    await tap('button', '收回授权');
    await answer('收回授权');
    expect(screen.getByText('系统维护中')).toBeInTheDocument();
    expect(sheet()).toHaveTextContent('松果出行');
    await tap('button', '收回授权');
    await answer('收回授权');
    expect(rows()).toHaveLength(2);
  });

  it('asks before it lets somebody take coins without password, and not before it forbids it', async () => {
    await openApp('/settingAuth?id=A002');
    const toggle = () => screen.getByRole('switch', { name: /免密扣款/ });
    expect(toggle()).toBeChecked();
    fireEvent.click(toggle());
    await settled();
    expect(toggle()).not.toBeChecked();
    expect(screen.getByText('免密扣款已关闭')).toBeInTheDocument();
    fireEvent.click(toggle());
    await settled();
    expect(screen.getByRole('dialog', { name: '让松果出行免密扣款？' })).toHaveTextContent('80.0 龙币');
    await answer('取消');
    expect(toggle()).not.toBeChecked();
    fireEvent.click(toggle());
    await settled();
    await answer('开启免密扣款');
    expect(toggle()).toBeChecked();
  });

  it('lasts longer from today on, and still does after a reload', async () => {
    await openApp('/settingAuth?id=A002');
    await tap('button', '180 天');
    expect(screen.getByText('有效期已改到 2027-05-20')).toBeInTheDocument();
    expect(sheet()).toHaveTextContent('有效期至2027-05-20 09:41');
    await reload();
    expect(sheet()).toHaveTextContent('有效期至2027-05-20 09:41');
  });

  it('takes what is over off the list, and offers nothing else for it', async () => {
    await openApp('/settingAuth?id=A003');
    expect(screen.queryByRole('button', { name: '180 天' })).toBeNull();
    await tap('button', '删除这条记录');
    await answer('删除这条记录');
    expect(screen.queryByRole('heading', { name: '已到期' })).toBeNull();
  });

  it('says that nothing was authorised', async () => {
    await changeWorld((state) => ({ ...state, authorisations: { given: [], redemption: {} } }));
    await openApp('/settingAuth');
    expect(screen.getByText('还没有授权')).toBeInTheDocument();
  });

  it('tells of a list that did not come, or takes long, and fetches it at the next try', async () => {
    await fault({ call: 'queryPaymentList', kind: 'hang' });
    await openApp('/settingAuth');
    expect(screen.getByRole('status', { name: '正在取内容' })).toBeInTheDocument();
    await pass(10_000);
    expect(screen.getByText('网络有点慢，还在努力')).toBeInTheDocument();
    await fault({ call: 'queryPaymentList', kind: 'html', times: 'always' });
    await tap('button', '再试一次');
    expect(screen.getByRole('alert')).toHaveTextContent('没能取到授权');
    await heal();
    await tap('button', '再试一次');
    expect(rows()).toHaveLength(3);
  });

  it('brings what is new when it is refreshed', async () => {
    await openApp('/settingAuth');
    await changeWorld((state) => ({
      ...state,
      authorisations: { ...state.authorisations, given: state.authorisations.given.slice(0, 1) },
    }));
    await tap('button', '刷新');
    expect(rows()).toHaveLength(1);
  });

  it('works the same in a WALLET session', async () => {
    await openApp('/settingAuth', { sysType: 'WALLET' });
    expect(rows()).toHaveLength(3);
  });
});

describe('binding a payment authorisation', () => {
  async function reachPhone(): Promise<void> {
    await openApp('/settingAuth');
    await tap('button', /绑定付款授权/);
    expect(shown()).toBe('/settingAuth?step=bind');
    expect(sheet()).toHaveTextContent('登录体检预约，短信通知结果');
  }

  it('wants the whole number of the person, and keeps what was typed', async () => {
    await reachPhone();
    await type('绑定的手机号', '1381234');
    await tap('button', '核对并发送验证码');
    expect(screen.getByRole('alert')).toHaveTextContent('请输入 11 位手机号');
    await type('绑定的手机号', '13900000000');
    await tap('button', '核对并发送验证码');
    expect(screen.getByRole('alert')).toHaveTextContent('和账户绑定的手机号不一致');
    expect(screen.getByRole('textbox', { name: '绑定的手机号' })).toHaveValue('13900000000');
    expect(sentCalls('sendMsg')).toEqual([]);
  });

  it('is done by the code that the phone was sent, a wrong one counted, and stays after a reload', async () => {
    await reachPhone();
    await type('绑定的手机号', `+86 ${mobile.slice(0, 3)} ${mobile.slice(3, 7)} ${mobile.slice(7)}`);
    await tap('button', '核对并发送验证码');
    const code = await newestCode();
    await enterCode(otherThan(code));
    expect(screen.getByRole('alert')).toHaveTextContent('4');
    await enterCode(code);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rows()[0]).toContain('云杉健康付款');
    expect(screen.queryByRole('button', { name: /绑定付款授权/ })).toBeNull();
    await reload();
    expect(rows()).toHaveLength(4);
  });

  it('opened by its address where nothing can be bound, it says so', async () => {
    await changeWorld((state) => ({
      ...state,
      authorisations: {
        ...state.authorisations,
        given: ['yunshan', 'songguo'].map((appId) => ({
          id: appId,
          usercode: 'LX100001',
          appId,
          kind: 'payment',
          since: 0,
          until: Date.UTC(2030, 1, 1),
          freePay: true,
        })),
      },
    }));
    await openApp('/settingAuth?step=bind');
    expect(sheet()).toHaveTextContent('没有可以绑定的应用');
  });
});

describe('/AuthorizePage, a partner asks', () => {
  const ask = (parameters: Record<string, string>) =>
    `/AuthorizePage?${new URLSearchParams(parameters).toString()}`;
  const yunshan = { appId: 'yunshan', redirectUrl: 'https://health.yunshan.example/back?x=1', state: 's-7' };
  /** The start has fetched one, the log-in key. */
  const keysFetched = () => sentCalls('tokenToKey').slice(1);
  const left = () => new URL(String(assign.mock.calls[0]?.[0]));

  it('shows what would be given in the person’s own masked values, and what never is', async () => {
    await openApp(ask(yunshan));
    expect(screen.getByRole('heading', { level: 2, name: '云杉健康想用你的资料登录' })).toBeInTheDocument();
    expect(rows()).toEqual([
      expect.stringContaining('**禾'),
      expect.stringContaining(`138****${mobile.slice(-4)}`),
    ]);
    expect(document.body.textContent).not.toContain(mobile);
    expect(main()).toHaveTextContent('不会给：余额和账单、支付密码、同事与部门');
    expect(main()).toHaveTextContent('90 天，到 2027-02-19');
  });

  it('gives nothing before the box is ticked, and says so', async () => {
    await openApp(ask(yunshan));
    await tap('button', '同意并返回');
    expect(screen.getByRole('checkbox', { name: '已读并同意信息授权说明' })).toBeInvalid();
    expect(sentCalls('authorizePartner')).toEqual([]);
    expect(keysFetched()).toEqual([]);
  });

  it('explains what agreeing means', async () => {
    await openApp(ask(yunshan));
    await tap('button', '查看信息授权说明');
    expect(sheet()).toHaveTextContent('它拿到的是一次性凭证');
  });

  it('leads back through the external link guard with a key that stands nowhere else, and with the partner’s state', async () => {
    await openApp(ask(yunshan));
    await tap('checkbox', '已读并同意信息授权说明');
    for (let tapped = 0; tapped < 3; tapped += 1)
      fireEvent.click(screen.getByRole('button', { name: '同意并返回' }));
    await settled();
    expect(screen.getByRole('dialog', { name: '要离开龙币钱包吗' })).toHaveTextContent(
      'health.yunshan.example',
    );
    await answer('前往 health.yunshan.example');
    expect(assign).toHaveBeenCalledTimes(1);
    expect(left().origin + left().pathname).toBe('https://health.yunshan.example/back');
    const { x, key, state } = Object.fromEntries(left().searchParams);
    expect([x, state]).toEqual(['1', 's-7']);
    expect(key).toMatch(/^key-LX100001-/);
    expect(sentCalls('authorizePartner')).toHaveLength(1);
    expect(keysFetched()).toHaveLength(1);
    const kept = [window.location.href, ...Object.values(localStorage), ...Object.values(sessionStorage)];
    expect(JSON.stringify([kept, window.history.state])).not.toContain(String(key));
    expect(document.body.innerHTML).not.toContain(String(key));
  });

  it('is listed on /settingAuth afterwards, and goes on with one tap when it asks again', async () => {
    await openApp(ask(yunshan));
    await tap('checkbox', '已读并同意信息授权说明');
    await tap('button', '同意并返回');
    await answer('留在这里');
    expect(screen.getByRole('heading', { level: 2, name: '你已授权云杉健康' })).toBeInTheDocument();
    await reload();
    await tap('button', '继续前往云杉健康');
    await answer('前往 health.yunshan.example');
    expect(left().searchParams.get('key')).toMatch(/^key-/);
    expect(sentCalls('authorizePartner')).toHaveLength(1);
    window.location.hash = '/settingAuth';
    await reload();
    expect(rows()[0]).toContain('云杉健康资料');
  });

  it('refused, leads back without a key and with nothing about the person', async () => {
    await openApp(ask(yunshan));
    await tap('button', '不同意');
    await answer('前往 health.yunshan.example');
    expect(Object.fromEntries(left().searchParams)).toEqual({ x: '1', error: 'refused', state: 's-7' });
    expect(keysFetched()).toEqual([]);
    expect((await gatewayState()).authorisations.given).toHaveLength(3);
  });

  it('asks again where the last consent is over, and says so', async () => {
    await openApp(ask({ appId: 'lizhi', redirectUrl: 'https://read.lizhi.example/' }));
    expect(main()).toHaveTextContent('上次的授权已在 2026-11-16 到期，需要重新同意');
    expect(screen.getByRole('button', { name: '同意并返回' })).toBeInTheDocument();
    expect(rows()).toHaveLength(1);
  });

  it.each([
    ['https://evil.example/', '返回地址不属于对方，没有授权'],
    ['https://health.yunshan.example.evil.example/', '返回地址不属于对方，没有授权'],
    ['http://health.yunshan.example/', '链接不完整，没有授权'],
    ['javascript:alert(1)', '链接不完整，没有授权'],
    ['#/transfer1', '链接不完整，没有授权'],
    ['', '链接不完整，没有授权'],
  ])('never gives a key to %j', async (redirectUrl, title) => {
    await openApp(ask({ ...yunshan, redirectUrl }));
    expect(screen.getByRole('alert')).toHaveTextContent(title);
    expect(screen.queryByRole('button', { name: /同意/ })).toBeNull();
    expect(keysFetched()).toEqual([]);
  });

  it.each(['nobody', ''])('does not know a partner called %j', async (appId) => {
    await openApp(ask({ ...yunshan, appId }));
    expect(screen.getByRole('alert')).toHaveTextContent('没有找到这家应用');
    await tap('button', '回到首页');
    expect(shown()).toBe('/home');
  });

  it('says why it could not be authorised, stays where it is, and does it at the next try', async () => {
    await openApp(ask(yunshan));
    await fault({ call: 'tokenToKey', kind: 'code', value: '7777', message: '系统维护中' });
    await tap('checkbox', '已读并同意信息授权说明');
    await tap('button', '同意并返回');
    expect(screen.getByRole('alert')).toHaveTextContent('系统维护中');
    // What was agreed to was written down; only the key is still to come.
    await tap('button', '继续前往云杉健康');
    expect(screen.getByRole('dialog', { name: '要离开龙币钱包吗' })).toBeInTheDocument();
    expect(sentCalls('authorizePartner')).toHaveLength(1);
  });

  it('cannot be agreed to while the person cannot see what would be given', async () => {
    await fault({ call: 'nickname', kind: 'code', value: '7777', message: '系统维护中', times: 'always' });
    await openApp(ask(yunshan));
    expect(screen.getByRole('alert')).toHaveTextContent('没能取到你的资料');
    expect(screen.getByRole('button', { name: '同意并返回' })).toBeDisabled();
    await heal();
    await tap('button', '再试一次');
    expect(screen.getByRole('button', { name: '同意并返回' })).toBeEnabled();
  });

  it('gives no phone number where none is bound, and works the same in a WALLET session', async () => {
    await changeWorld((state) => ({ ...state, withoutPhone: ['LX100001'] }));
    await openApp(ask(yunshan), { sysType: 'WALLET' });
    expect(rows()[1]).toBe('手机号未绑定，不会给出');
    await tap('checkbox', '已读并同意信息授权说明');
    await tap('button', '同意并返回');
    await answer('前往 health.yunshan.example');
    expect(left().searchParams.get('key')).toMatch(/^key-/);
  });

  it('needs somebody to be logged in', async () => {
    await openApp(ask(yunshan), { as: null });
    expect(screen.getByText('还没有登录')).toBeInTheDocument();
    expect(sentCalls('queryPartner')).toEqual([]);
  });
});
