import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { thirdPartyAnswered } from '@/areas/cashier/mocks/order-life';
import { tenths } from '@/domain/money';
import { house, merchant, personal, post } from '@/mocks/core/ledger';
import { usualPassword, withSecurity } from '@/mocks/payment-security/security';
import { useNotifications } from '@/state/notifications';
import { address, goBack, main, tap, visit } from '../../support/actions';
import { cashierAt, orderNow, placeOrder, shop } from '../../support/cashier-orders';
import { me, pinned } from '../../support/gateways/mock-gateways';
import { changeWorld, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { freshApp, openApp, pass, reload, settled } from '../../support/render-app';
import { typePassword } from '../../support/secrets';

const sheet = () => within(screen.getByRole('dialog', { name: '确认付款' }));
const methodRadio = (name: RegExp) => screen.getByRole('radio', { name });

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

async function gained(...accounts: readonly string[]): Promise<number[]> {
  const { deltas } = (await gatewayState()).ledger;
  return accounts.map((account) => deltas[account] ?? 0);
}

/** Opens the cashier for a new order. */
async function openCashier(money = 880): Promise<string> {
  const id = await placeOrder(money);
  await openApp(cashierAt(id));
  return id;
}

async function confirmPayment(): Promise<void> {
  await tap('button', '确认付款');
  const pay = sheet().getByRole('button', { name: /^付款|^去付/ });
  fireEvent.click(pay);
  fireEvent.click(pay);
  await settled();
}

describe('an order at the cashier', () => {
  it('shows what is bought, the time that is left, and every way to pay with what it has', async () => {
    await openCashier();
    expect(screen.getByText(shop)).toBeInTheDocument();
    expect(screen.getAllByText('88.0 龙币')[0]).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveAccessibleName(/15/);
    expect(methodRadio(/个人账户/)).toHaveAccessibleName(/可用 2,680.5 龙币/);
    expect(methodRadio(/个人账户/)).toBeChecked();
    expect(methodRadio(/亲情付/)).toHaveAccessibleName(/本期剩余 500.0/);
    expect(methodRadio(/激励账户/)).toHaveAttribute('aria-disabled', 'true');
  });

  it('says in its place, and in no toast, that its ways to pay cannot be read', async () => {
    await fault({
      call: 'queryPayType',
      kind: 'code',
      value: '7777',
      message: '系统维护中',
      times: 'always',
    });
    await openCashier();
    expect(within(main()).getByRole('alert')).toHaveTextContent('系统维护中');
    expect(useNotifications.getState().shown).toEqual([]);
  });

  it('is paid once, however often it is tapped, and its result remains after a reload', async () => {
    const id = await openCashier();
    await confirmPayment();
    await settled();
    expect(address()).toBe(`#/checkStandPayStatus?id=${id}`);
    expect(screen.getByText(`已付给${shop}`)).toBeInTheDocument();
    expect(sentCalls('payment')).toHaveLength(1);
    expect(await gained(personal(me), merchant(shop))).toEqual([-880, 880]);
    await reload();
    expect(screen.getByText(`已付给${shop}`)).toBeInTheDocument();
    expect(screen.getByText('88 积分')).toBeInTheDocument();
  });

  it('says after a reload that a payment without an answer is being checked, and pays it no second time', async () => {
    await openCashier();
    await fault({ call: 'payment', kind: 'hang', times: 'always' });
    await confirmPayment();
    await reload();
    expect(screen.getByRole('dialog', { name: '确认付款' })).toHaveTextContent('暂未收到结果，正在查询。');
    await goBack();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/^有一笔付款还没有结果 · 暂未收到结果，正在查询。/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '确认付款' })).toBeNull();
    await tap('button', '查看结果');
    expect(sheet().queryByRole('button', { name: /^付款/ })).toBeNull();
    expect(sentCalls('payment')).toHaveLength(1);
  });

  it('asks for the password where the amount needs it, says so before, and pays after a wrong one', async () => {
    const id = await openCashier(3_280);
    expect(screen.getByText('下一步输入支付密码')).toBeInTheDocument();
    await tap('button', '确认付款');
    fireEvent.click(sheet().getByRole('button', { name: '付款 328.0 龙币' }));
    await settled();
    await typePassword('111222');
    expect(screen.getByText(/密码不对/)).toBeInTheDocument();
    await typePassword(usualPassword);
    await settled();
    expect(screen.getByText(`已付给${shop}`)).toBeInTheDocument();
    expect((await orderNow(id)).state).toBe('paid');
  });

  it('takes points for a part, and the button’s sum follows', async () => {
    const id = await openCashier(1_200);
    fireEvent.click(screen.getByRole('switch', { name: /积分抵扣/ }));
    await settled();
    expect(screen.getByText('已抵 12.0')).toBeInTheDocument();
    await tap('button', '确认付款');
    expect(sheet().getByText('1,200 积分抵 12.0 龙币')).toBeInTheDocument();
    fireEvent.click(sheet().getByRole('button', { name: '付款 108.0 龙币' }));
    await settled();
    await typePassword(usualPassword);
    expect((await orderNow(id)).payment).toMatchObject({ coins: 1_080, pointsMoney: 120, points: 1_200 });
    expect(await gained(personal(me), house.points, merchant(shop))).toEqual([-1_080, -120, 1_200]);
  });

  it('is paid by a family member’s coins, and its result names who paid and what is left', async () => {
    const id = await openCashier();
    fireEvent.click(methodRadio(/亲情付/));
    await settled();
    await confirmPayment();
    expect((await orderNow(id)).payment?.family).toBe('Y4');
    expect(await gained(personal(me))).toEqual([0]);
    expect(screen.getByText('亲情付 · 周一航，本期还剩 412.0')).toBeInTheDocument();
  });

  it('that is more than the coins is filled up by the card, whose page opens after the coins are reserved', async () => {
    await freshApp('poor');
    const id = await openCashier();
    expect(methodRadio(/个人账户/)).toHaveAccessibleName(/还差 84.5/);
    expect(methodRadio(/龙币 \+ 银行卡/)).toBeChecked();
    expect(methodRadio(/龙币 \+ 银行卡/)).toHaveAccessibleName(/龙币付 3.5，另付 84.5 元/);
    await confirmPayment();
    await settled();
    expect(screen.getByText('还差 84.5 元没付')).toBeInTheDocument();
    expect((await orderNow(id)).state).toBe('paying');
    await changeWorld((state) => thirdPartyAnswered(state, { order: id, result: 'paid' }, pinned));
    await tap('button', '再查一次');
    expect(screen.getByText(`已付给${shop}`)).toBeInTheDocument();
    expect(screen.getByText('龙币 3.5 · 银行卡 84.5 元')).toBeInTheDocument();
  });

  it('above the limit of one payment names it before the password, and lets the card pay the rest', async () => {
    await changeWorld((state) =>
      withSecurity(state, me, { limits: { perPayment: tenths(2_000), perDay: tenths(50_000) } }),
    );
    const id = await openCashier(3_280);
    expect(methodRadio(/个人账户/)).toHaveAccessibleName(/超过每笔限额 200.0 龙币/);
    expect(screen.getByRole('button', { name: '调整额度' })).toBeInTheDocument();
    expect(methodRadio(/个人账户/)).toHaveAttribute('aria-disabled', 'true');
    expect(methodRadio(/龙币 \+ 银行卡/)).toBeChecked();
    expect(methodRadio(/龙币 \+ 银行卡/)).toHaveAccessibleName(/龙币付 200.0，另付 128.0 元/);
    await tap('button', '确认付款');
    expect(sheet().getByText('超过每笔限额 200.0 龙币')).toBeInTheDocument();
    fireEvent.click(sheet().getByRole('button', { name: '付款 200.0 龙币' }));
    await settled();
    await typePassword(usualPassword);
    expect((await orderNow(id)).payment).toMatchObject({ coins: 2_000, thirdParty: 1_280 });
  });

  it('above what is left of the day names that limit, and takes no more coins than that', async () => {
    const spent = { time: pinned, kind: 'transfer', amount: tenths(49_000), free: false } as const;
    await changeWorld((state) => withSecurity(state, me, { paid: [spent] }));
    await openCashier(3_280);
    expect(methodRadio(/个人账户/)).toHaveAccessibleName(/超过每天限额，今天还可付 100.0/);
    expect(methodRadio(/龙币 \+ 银行卡/)).toHaveAccessibleName(/龙币付 100.0，另付 228.0 元/);
  });

  it('names the limit no longer once a payment was sent, whose result is still open', async () => {
    await changeWorld((state) =>
      withSecurity(state, me, { limits: { perPayment: tenths(2_000), perDay: tenths(50_000) } }),
    );
    await openCashier(3_280);
    await fault({ call: 'payment', kind: 'hang', times: 'always' });
    await tap('button', '确认付款');
    expect(sheet().getByRole('button', { name: '调整额度' })).toBeInTheDocument();
    fireEvent.click(sheet().getByRole('button', { name: '付款 200.0 龙币' }));
    await settled();
    await typePassword(usualPassword);
    await reload();
    expect(sheet().getByText(/^暂未收到结果，正在查询。/)).toBeInTheDocument();
    expect(sheet().queryByRole('button', { name: '调整额度' })).toBeNull();
    await goBack();
    expect(methodRadio(/龙币 \+ 银行卡/)).toBeChecked();
    expect(screen.queryByRole('button', { name: '调整额度' })).toBeNull();
  });

  it('reads its ways to pay anew each time it is opened', async () => {
    const id = await openCashier();
    expect(methodRadio(/个人账户/)).toHaveAccessibleName(/可用 2,680.5 龙币/);
    await visit('/setting');
    const elsewhere = {
      id: 'elsewhere',
      time: pinned,
      kind: 'purchase',
      title: shop,
      source: shop,
      legs: [
        { account: personal(me), delta: tenths(-5_000) },
        { account: merchant(shop), delta: tenths(5_000) },
      ],
    } as const;
    await changeWorld((state) => ({ ...state, ledger: post(state.ledger, elsewhere) }));
    await visit(cashierAt(id));
    expect(methodRadio(/个人账户/)).toHaveAccessibleName(/可用 2,180.5 龙币/);
  });

  it('keeps the way and the points that were chosen through a reload', async () => {
    await openCashier(1_200);
    fireEvent.click(methodRadio(/亲情付/));
    fireEvent.click(screen.getByRole('switch', { name: /积分抵扣/ }));
    await settled();
    await reload();
    expect(methodRadio(/亲情付/)).toBeChecked();
    expect(screen.getByRole('switch', { name: /积分抵扣/ })).toBeChecked();
  });

  it('is cancelled after a question, and then says that no coins moved', async () => {
    const id = await openCashier();
    await tap('button', '取消订单');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消订单' }));
    await settled();
    expect(screen.getByText('订单已取消')).toBeInTheDocument();
    expect((await orderNow(id)).closed?.by).toBe('payer');
  });

  it('says by itself when its time is over', async () => {
    await openCashier();
    await pass(15 * 60_000 + 2_000);
    await settled();
    expect(screen.getByText('订单超时，已经关闭')).toBeInTheDocument();
  });
});

describe('an order of a person without the points or the team', () => {
  it('offers neither', async () => {
    const id = await placeOrder(50, { money: tenths(50) });
    await openApp(cashierAt(id));
    expect(screen.queryByRole('switch', { name: /积分抵扣/ })).toBeNull();
    fireEvent.click(methodRadio(/龙币 \+ 银行卡/));
    await settled();
    expect(methodRadio(/龙币 \+ 银行卡/)).toBeChecked();
  });
});
