import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { person } from '@/mocks/core/people';
import { address, tap } from '../../support/actions';
import { answer, rows } from '../../support/authorisations';
import { changeWorld, clearFaults, fault, sentCalls } from '../../support/gateways/screen-network';
import { openApp, pass, reload, settled } from '../../support/render-app';

const { mobile } = person(0);
const assign = vi.fn<(url: string | URL) => void>();
const sheet = () => screen.getByRole('dialog');
beforeEach(() => {
  assign.mockClear();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

describe('/settingAuth', () => {
  it('lists the receiver, purpose, start and end of each authorisation, with expired ones below', async () => {
    await openApp('/settingAuth');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      '生效中',
      '已到期',
    ]);
    expect(rows()).toEqual([
      '松松果出行付款2026-10-13 至 2027-01-11',
      '松松果出行资料2026-10-12 至 2027-04-10',
      '栗栗枝书房资料2026-11-16 到期',
    ]);
  });

  it('opens an authorisation with the data shared and the purpose, and closes it by back or by its cross', async () => {
    await openApp('/settingAuth');
    await tap('button', /松果出行\s*付款/);
    expect(address()).toBe('#/settingAuth?id=A002');
    expect(sheet()).toHaveTextContent('会给对方昵称、手机号、可以扣款');
    expect(sheet()).toHaveTextContent('用来登录叫车，行程结束后付车费');
    expect(sheet()).toHaveTextContent(`绑定手机尾号 ${mobile.slice(-4)}`);
    await tap('button', '收起');
    expect(address()).toBe('#/settingAuth');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens an authorisation by its address, and stays on the list when it is closed', async () => {
    await openApp('/settingAuth?id=A001');
    expect(sheet()).toHaveTextContent('松果出行');
    await tap('button', '收起');
    expect(address()).toBe('#/settingAuth');
    window.location.hash = '/settingAuth?id=nothing';
    await reload();
    expect(sheet()).toHaveTextContent('没有找到这项授权');
    await tap('button', '知道了');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('revokes an authorisation after a question, once and permanently', async () => {
    await openApp('/settingAuth');
    await tap('button', /松果出行\s*资料/);
    await tap('button', '收回授权');
    await answer('取消');
    expect(rows()).toHaveLength(3);
    await tap('button', '收回授权');
    expect(screen.getByRole('dialog', { name: '收回给松果出行的授权？' })).toHaveTextContent(
      '对方将无法再获取你的资料',
    );
    await answer('收回授权');
    expect(sentCalls('cannelPayment')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rows()).toHaveLength(2);
    await reload();
    expect(rows()).toHaveLength(2);
  });

  it('keeps an authorisation that could not be revoked, states the reason, and revokes it at the next try', async () => {
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

  it('asks before it allows payments without password, and does not ask before it forbids them', async () => {
    await openApp('/settingAuth?id=A002');
    const allowanceSwitch = () => screen.getByRole('switch', { name: /免密扣款/ });
    expect(allowanceSwitch()).toBeChecked();
    fireEvent.click(allowanceSwitch());
    await settled();
    expect(allowanceSwitch()).not.toBeChecked();
    expect(screen.getByText('免密扣款已关闭')).toBeInTheDocument();
    fireEvent.click(allowanceSwitch());
    await settled();
    expect(screen.getByRole('dialog', { name: '开启松果出行免密扣款？' })).toHaveTextContent('80.0 龙币');
    await answer('取消');
    expect(allowanceSwitch()).not.toBeChecked();
    fireEvent.click(allowanceSwitch());
    await settled();
    await answer('开启免密扣款');
    expect(allowanceSwitch()).toBeChecked();
  });

  it('extends an authorisation from today on, and keeps that after a reload', async () => {
    await openApp('/settingAuth?id=A002');
    await tap('button', '180 天');
    expect(screen.getByText('有效期已改为 2027-05-20')).toBeInTheDocument();
    expect(sheet()).toHaveTextContent('有效期至2027-05-20 09:41');
    await reload();
    expect(sheet()).toHaveTextContent('有效期至2027-05-20 09:41');
  });

  it('removes an expired authorisation from the list, and offers nothing else for it', async () => {
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

  it('says when the list fails or is slow, and fetches it at the next try', async () => {
    await fault({ call: 'queryPaymentList', kind: 'hang' });
    await openApp('/settingAuth');
    expect(screen.getByRole('status', { name: '正在加载内容' })).toBeInTheDocument();
    await pass(10_000);
    expect(screen.getByText('网络有点慢，正在努力加载')).toBeInTheDocument();
    await fault({ call: 'queryPaymentList', kind: 'html', times: 'always' });
    await tap('button', '再试一次');
    expect(screen.getByRole('alert')).toHaveTextContent('授权加载失败');
    await clearFaults();
    await tap('button', '再试一次');
    expect(rows()).toHaveLength(3);
  });

  it('shows new authorisations after a refresh', async () => {
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
