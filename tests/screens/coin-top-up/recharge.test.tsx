import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { thirdPartyAnswered } from '@/areas/cashier/mocks/order-life';
import { personal } from '@/mocks/core/ledger';
import { address, choose, tap } from '../../support/actions';
import { me, pinned } from '../../support/gateways/mock-gateways';
import { changeWorld, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { freshApp, openApp, pass, reload, settled } from '../../support/render-app';

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

const codeField = () => screen.getByLabelText('充值卡卡密');

async function typeCode(code: string): Promise<void> {
  await openApp('/recharge');
  await choose('radio', '用充值卡');
  fireEvent.change(codeField(), { target: { value: code } });
  await tap('button', '兑换');
}

async function gained(): Promise<number> {
  return (await gatewayState()).ledger.deltas[personal(me)] ?? 0;
}

describe('a top-up by an amount', () => {
  it('is paid for at the cashier by card alone, and is in the list afterwards', async () => {
    await openApp('/recharge');
    expect(screen.getByText('还没有充值过')).toBeInTheDocument();
    await tap('button', '200');
    expect(screen.getByText('充值后 2,880.5 龙币')).toBeInTheDocument();
    await tap('button', '充值 200.0 龙币');
    await settled();
    expect(address()).toContain('/checkStandOrderAndPay?id=');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    await tap('button', '确认付款');
    await tap('button', '去付 200.0 元');
    await settled();
    const [order] = (await gatewayState()).orders;
    await changeWorld((state) =>
      thirdPartyAnswered(state, { order: order?.id ?? '', result: 'paid' }, pinned),
    );
    await tap('button', '再查一次');
    expect(screen.getByText('龙币已到账')).toBeInTheDocument();
    expect(await gained()).toBe(2_000);
    await openApp('/recharge');
    expect(screen.getAllByText('+200.0').length).toBeGreaterThan(0);
  });

  it.each([
    ['', '选一个金额'],
    ['0.5', '每次可充 1 到 5,000 龙币'],
    ['12.34', '输入的数据不合法！'],
    ['5000.1', '每次可充 1 到 5,000 龙币'],
  ])('of “%s” is not ordered, and says why', async (typed, text) => {
    await openApp('/recharge');
    fireEvent.change(screen.getByRole('textbox', { name: '充值金额' }), { target: { value: typed } });
    await settled();
    await tap('button', /^充值 |^选一个金额/);
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(sentCalls('coinTopUpOrder')).toHaveLength(0);
  });
});

describe('a top-up by the code of a card', () => {
  it('brings its coins once, and the code is nowhere on the device', async () => {
    await typeCode('long 8888 0001 0100');
    await settled();
    expect(screen.getByText('兑换成功，龙币已到账')).toBeInTheDocument();
    expect(await gained()).toBe(1_000);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('88880001');
    await tap('button', '再兑换一张');
    expect(codeField()).toHaveValue('');
  });

  it.each([
    ['LONG000000000000', '没有找到这张充值卡，请核对卡密'],
    ['LONG202400040100', '这张充值卡已过期'],
    ['LONG 1', '卡密是 16 位字母和数字，请核对'],
  ])('%s is refused with the reason, and stays typed', async (code, text) => {
    await typeCode(code);
    await settled();
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(codeField()).toHaveValue(code);
    expect(await gained()).toBe(0);
  });

  it('whose answer was lost is found out, without a second try', async () => {
    await openApp('/recharge');
    await fault({ call: 'coinTopUpCard', kind: 'drop', when: 'after', times: 'always' });
    await choose('radio', '用充值卡');
    fireEvent.change(codeField(), { target: { value: 'LONG888800010100' } });
    await tap('button', '兑换');
    await pass(45_000);
    await settled();
    expect(screen.getByText('兑换成功，龙币已到账')).toBeInTheDocument();
    await reload();
    expect(await gained()).toBe(1_000);
  });
});

describe('a person without an account', () => {
  it('is led to one', async () => {
    await freshApp('no-account');
    await openApp('/recharge');
    expect(screen.queryByRole('radio', { name: '用充值卡' })).toBeNull();
  });
});
