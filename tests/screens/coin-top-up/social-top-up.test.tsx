import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { thirdPartyAnswered } from '@/areas/cashier/mocks/order-life';
import { HostFailure, HostRefusal, Unsupported } from '@/host/host';
import { personal } from '@/mocks/core/ledger';
import { address, main, tap } from '../../support/actions';
import { me, pinned } from '../../support/gateways/mock-gateways';
import { changeWorld, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { scannerEnvironment } from '../../support/hosts/camera';
import { fakeHost, neverAnswer } from '../../support/hosts/fake-host';
import { freshApp, openApp, pass, reload, settled } from '../../support/render-app';

vi.mock('@/host/detect', async () => ({
  currentHost: (await import('../../support/hosts/camera')).currentHost,
}));
vi.mock('@/host/current', async (original) => ({
  ...(await original<object>()),
  theHost: (await import('../../support/hosts/camera')).theHost,
}));

/** The third party tells the gateways the outcome of the payment. */
const told = (result: 'paid' | 'refused') =>
  changeWorld((state) => thirdPartyAnswered(state, { result }, pinned));
const gained = async () => (await gatewayState()).ledger.deltas[personal(me)] ?? 0;

function socialApp(requestPayment: () => Promise<void>) {
  scannerEnvironment.name = 'social-browser';
  scannerEnvironment.host = fakeHost('social-browser', { requestPayment });
}

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
  socialApp(() => told('paid'));
});

async function topUp(): Promise<void> {
  await openApp('/wxRechare');
  await tap('button', '200');
  const pay = screen.getByRole('button', { name: '微信支付 200.0 元' });
  fireEvent.click(pay);
  fireEvent.click(pay);
  await settled();
}

describe('a top-up in the social app', () => {
  it('is ordered once, paid by its SDK, and the coins arrive', async () => {
    await topUp();
    expect(screen.getByText('龙币已到账')).toBeInTheDocument();
    expect(main()).toHaveTextContent('+200.0');
    expect(await gained()).toBe(2_000);
    expect(sentCalls('coinTopUpOrder')).toHaveLength(1);
    expect(sentCalls('payment')).toHaveLength(1);
    await tap('button', '再充一笔');
    expect(screen.getByRole('textbox', { name: '充值金额' })).toHaveValue('');
  });

  it('that the person cancels can be gone on with, and stays one order', async () => {
    socialApp(() => Promise.reject(new HostFailure('cancelled')));
    await topUp();
    expect(screen.getByText('你取消了支付')).toBeInTheDocument();
    socialApp(() => told('paid'));
    await tap('button', '继续付款');
    expect(screen.getByText('龙币已到账')).toBeInTheDocument();
    expect((await gatewayState()).orders).toHaveLength(1);
    expect(await gained()).toBe(2_000);
  });

  it('that the person cancels can be given up', async () => {
    socialApp(() => Promise.reject(new HostFailure('cancelled')));
    await topUp();
    await tap('button', '取消订单');
    fireEvent.click(screen.getAllByRole('button', { name: '取消订单' }).slice(-1)[0] ?? main());
    await settled();
    expect(screen.getByText('订单已关闭')).toBeInTheDocument();
    await tap('button', '重新充值');
    expect(screen.getByRole('textbox', { name: '充值金额' })).toBeInTheDocument();
    expect(await gained()).toBe(0);
  });

  it.each([
    ['fails', new HostRefusal('requestPayment', -1, 'system error'), '微信支付没有成功'],
    ['cannot be opened', new Unsupported('requestPayment'), '没能打开微信支付'],
  ])('that %s says so and can be tried again', async (_, error, text) => {
    socialApp(() => Promise.reject(error));
    await topUp();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '再试一次' })).toBeEnabled();
  });

  it('that never answers is looked up until the gateways know', async () => {
    socialApp(neverAnswer);
    await topUp();
    expect(screen.getByText('正在打开微信支付')).toBeInTheDocument();
    await pass(60_000);
    expect(screen.getByText('没有收到结果，正在查询')).toBeInTheDocument();
    await told('paid');
    await pass(3_000);
    await settled();
    expect(screen.getByText('龙币已到账')).toBeInTheDocument();
  });

  it('is found again after a reload, also where it was paid meanwhile', async () => {
    socialApp(neverAnswer);
    await topUp();
    await reload();
    expect(screen.getByText('没有收到结果，正在查询')).toBeInTheDocument();
    await told('paid');
    await reload();
    expect(screen.getByText('龙币已到账')).toBeInTheDocument();
    expect(sentCalls('payment')).toHaveLength(1);
  });

  it('whose order has lost its answer is ordered once, and keeps the amount', async () => {
    await openApp('/wxRechare');
    await fault({ call: 'coinTopUpOrder', kind: 'drop', when: 'after', times: 3 });
    await tap('button', '200');
    await tap('button', '微信支付 200.0 元');
    await pass(5_000);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: '充值金额' })).toHaveValue('200');
    await tap('button', '微信支付 200.0 元');
    await settled();
    expect(screen.getByText('龙币已到账')).toBeInTheDocument();
    expect((await gatewayState()).orders).toHaveLength(1);
  });
});

describe('/wxRechare elsewhere', () => {
  it.each([
    ['browser', '微信充值只能在微信里付款'],
    ['mini-program', '小程序里不能直接付款'],
    ['super-app', '微信充值只能在微信里付款'],
  ] as const)('says in %s where to open it, by code and link, and how to top up here', async (name, text) => {
    scannerEnvironment.name = name;
    scannerEnvironment.host = fakeHost(name);
    const writeText = vi.fn(() => Promise.resolve());
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    await openApp('/wxRechare');
    expect(main()).toHaveTextContent(text);
    expect(screen.getByRole('img', { name: '微信充值的二维码' })).toBeInTheDocument();
    await tap('button', '复制链接');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/#/wxRechare`);
    await tap('button', '用银行卡充值');
    expect(address()).toBe('#/recharge');
  });

  it('leads to an account where there is none', async () => {
    await freshApp('no-account');
    await openApp('/wxRechare');
    expect(screen.queryByRole('textbox', { name: '充值金额' })).toBeNull();
  });
});
