import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { placeCardOrder } from '@/areas/prepaid/endpoints/card-order';
import { tenths } from '@/domain/money';
import { errorMessages } from '@/messages/errors';
import { sharedMessages } from '@/messages/shared';
import { usualPassword, withSecurity } from '@/mocks/payment-security/security';
import { connectivityKnown } from '@/state/app-status';
import { useNotifications } from '@/state/notifications';
import { address, goBack, main, tap, visit } from '../../support/actions';
import { me } from '../../support/gateways/mock-gateways';
import { changeWorld, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { freshApp, openApp, pass, reload, settled } from '../../support/render-app';
import { typePassword } from '../../support/secrets';

// A small page in the place of a real one, which adds nothing of its own to a purchase.
vi.mock('@/areas/prepaid/screens/jd-cards', () => import('../../support/samples/sample-shop'));

const enter = () => openApp('/jdCardHome');
const inPage = () => within(main());
const confirmSheet = () => screen.getByRole('dialog', { name: '确认付款' });
const isConfirming = () => screen.queryByRole('dialog', { name: '确认付款' }) !== null;
const ordersByState = async () => (await gatewayState()).orders.map(({ state }) => state);
const loseAnswer = () => fault({ call: placeCardOrder.name, kind: 'drop', when: 'after', times: 3 });

async function buyWithLostAnswer(): Promise<void> {
  await loseAnswer();
  await tap('button', '买小卡');
  await pass(5_000);
}

describe('a purchase', () => {
  it('is paid in its sheet, and its result takes the place of page and sheet in the history', async () => {
    await openApp('/home');
    await visit('/jdCardHome');
    await tap('button', '买小卡');
    await tap('button', '付款 100.0 龙币');
    await typePassword(usualPassword);
    await settled();
    expect(address()).toMatch(/^#\/checkStandPayStatus\?id=/);
    expect(sentCalls('payment')).toHaveLength(1);
    await goBack();
    expect(address()).toBe('#/home');
  });

  it('is one order, however often its button is tapped', async () => {
    await enter();
    const button = screen.getByRole('button', { name: '买小卡' });
    fireEvent.click(button);
    fireEvent.click(button);
    await settled();
    expect(confirmSheet()).toBeInTheDocument();
    expect(sentCalls('place')).toHaveLength(1);
  });

  it('says that its answer is not known, and keeps that among the messages', async () => {
    await enter();
    await buyWithLostAnswer();
    expect(inPage().getByRole('alert')).toHaveTextContent(errorMessages.zh.unanswered);
    expect(useNotifications.getState().inPlace?.text).toBe(errorMessages.zh.unanswered);
  });

  it('whose answer got lost is found by the next tap', async () => {
    await enter();
    await buyWithLostAnswer();
    await tap('button', '买小卡');
    expect(confirmSheet()).toBeInTheDocument();
    expect(await ordersByState()).toEqual(['created']);
    expect(new Set(sentCalls('place').map(({ key }) => key)).size).toBe(1);
  });

  it('whose answer got lost is found by the next tap after a reload', async () => {
    await enter();
    await buyWithLostAnswer();
    await reload();
    await tap('button', '买小卡');
    expect(confirmSheet()).toBeInTheDocument();
    expect(await ordersByState()).toEqual(['created']);
  });

  it('whose answer got lost is closed when something else is bought', async () => {
    await enter();
    await buyWithLostAnswer();
    await tap('button', '买大卡');
    expect(confirmSheet()).toHaveTextContent('495.0');
    expect((await ordersByState()).sort()).toEqual(['closed', 'created']);
  });

  it('is not placed offline, now or later, and its page knows why', async () => {
    await enter();
    act(() => connectivityKnown(false));
    expect(main()).toHaveTextContent(sharedMessages.zh.offline);
    await tap('button', '买小卡');
    act(() => connectivityKnown(true));
    expect(sentCalls('place')).toHaveLength(0);
  });

  it('that is refused says why', async () => {
    await enter();
    await fault({ call: placeCardOrder.name, kind: 'code', value: '6301', message: '卖完了' });
    await tap('button', '买小卡');
    expect(inPage().getByRole('alert')).toHaveTextContent('卖完了');
    expect(isConfirming()).toBe(false);
  });

  it('waits for a balance that is not read yet', async () => {
    await fault({ call: 'accountInfo', kind: 'delay', value: 3_000 });
    await enter();
    await tap('button', '买小卡');
    expect(inPage().getByRole('status')).toHaveTextContent('下单中');
    expect(isConfirming()).toBe(false);
    await pass(3_000);
    expect(confirmSheet()).toBeInTheDocument();
  });

  it('goes on at the cashier where the coins do not suffice', async () => {
    await freshApp('poor');
    await enter();
    await tap('button', '买小卡');
    expect(address()).toMatch(/^#\/checkStandOrderAndPay\?id=\d+$/);
    await goBack();
    expect(address()).toBe('#/jdCardHome');
  });

  it('above a limit names it in its sheet, and splits with the card what coins may not pay', async () => {
    const limits = { perPayment: tenths(600), perDay: tenths(50_000) };
    await changeWorld((state) => withSecurity(state, me, { limits }));
    await enter();
    await tap('button', '买小卡');
    const sheet = within(confirmSheet());
    expect(sheet.getByText('超过每笔限额 60.0 龙币')).toBeInTheDocument();
    expect(sheet.getByText('龙币 60.0 · 银行卡 40.0 元')).toBeInTheDocument();
    await tap('button', '付款 60.0 龙币');
    await typePassword(usualPassword);
    expect((await gatewayState()).orders.at(-1)?.payment).toMatchObject({ coins: 600, thirdParty: 400 });
  });

  it('has the cashier in the place of a page that is of no use any more', async () => {
    await freshApp('poor');
    await openApp('/home');
    await visit('/jdCardHome?replaced=1');
    await tap('button', '买小卡');
    expect(address()).toMatch(/^#\/checkStandOrderAndPay\?id=\d+$/);
    await goBack();
    expect(address()).toBe('#/home');
  });

  it('tells in its sheet which booked gift it leaves unpaid', async () => {
    await changeWorld((state) => ({
      ...state,
      bookings: state.bookings.slice(-10, -9).map((booking) => ({ ...booking, money: tenths(23_000) })),
    }));
    await enter();
    await tap('button', '买大卡');
    await settled();
    expect(within(confirmSheet()).getByText(/^将影响 .*无法送出/)).toBeInTheDocument();
  });

  it('goes on at the cashier where the balance cannot be read', async () => {
    await fault({ call: 'accountInfo', kind: 'status', value: 400, times: 'always' });
    await enter();
    await tap('button', '买小卡');
    expect(address()).toMatch(/^#\/checkStandOrderAndPay\?id=/);
  });

  it('waits after its sheet was closed, and is paid without another order', async () => {
    await enter();
    await tap('button', '买小卡');
    await tap('button', '收起');
    expect(address()).toBe('#/jdCardHome');
    await tap('button', '去付款');
    await tap('button', '付款 100.0 龙币');
    await typePassword(usualPassword);
    await settled();
    expect(await ordersByState()).toEqual(['paid']);
  });

  it('shows its sheet again after a reload', async () => {
    await enter();
    await tap('button', '买小卡');
    await reload();
    expect(confirmSheet()).toBeInTheDocument();
    await tap('button', '付款 100.0 龙币');
    await typePassword(usualPassword);
    await settled();
    expect(await ordersByState()).toEqual(['paid']);
  });
});
