import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { person } from '@/mocks/people/people';
import { tap } from '../support/actions';
import { rows, answer } from '../support/authorisations';
import { openApp, pass, reload, settled } from '../support/render-app';
import { changeWorld, fault, heal, sentCalls } from '../support/screen-network';

const { mobile } = person(0);
const assign = vi.fn<(url: string | URL) => void>();
const shown = () => window.location.hash.slice(1);
const sheet = () => screen.getByRole('dialog');
beforeEach(() => {
  assign.mockClear();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

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
