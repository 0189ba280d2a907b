import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { handedOver, received } from '@/areas/second-hand/mocks/receipt';
import { claimAnswered } from '@/areas/second-hand/mocks/refund-claim';
import { orderedItem } from '@/areas/second-hand/mocks/second-hand-part';
import { tenths } from '@/domain/money';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { paymentMade } from '@/mocks/cashier/order-payments';
import { refundRequested } from '@/mocks/cashier/order-refunds';
import { orderCreated } from '@/mocks/cashier/orders';
import type { MockState } from '@/mocks/core/state';
import { tap, visit } from '../../support/actions';
import { chen, me, pinned, zhou } from '../../support/gateways/mock-gateways';
import { changeWorld, gatewayState } from '../../support/gateways/screen-network';
import { openApp, reload, settled } from '../../support/render-app';

type Step = (state: MockState, order: CashierOrder) => MockState;
const none = tenths(0);
const pay: Step = (state, order) =>
  paymentMade(state, order, {
    method: 'coins',
    family: null,
    payer: order.buyer,
    coins: order.money,
    thirdParty: none,
    points: 0,
    pointsMoney: none,
    sentAt: pinned,
  });
const handOver: Step = (state, order) => handedOver(state, order, pinned);
const askBack: Step = (state, order) =>
  refundRequested(state, order, { lines: [], reason: 'other', note: '' }, pinned);

async function then(step: Step): Promise<void> {
  await changeWorld((state) => {
    const [order] = state.orders;
    return order === undefined ? state : step(state, order);
  });
}

/** An item was ordered, and these steps followed. */
async function sale(
  { buyer, seller }: { buyer: string; seller: string },
  steps: readonly Step[],
): Promise<void> {
  await changeWorld((state) => {
    const goods = { product: 'goods', merchant: '陈思远', goods: '落地灯，布罩', count: 1 } as const;
    const secondHand = orderedItem('S0013', seller);
    return orderCreated(state, { ...goods, buyer, money: tenths(250), returnUrl: '', secondHand }, pinned)
      .state;
  });
  for (const step of steps) await then(step);
}

async function confirm(name: string): Promise<void> {
  await tap('button', name);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await settled();
}

const asSeller = { buyer: zhou, seller: me };
const asBuyer = { buyer: me, seller: chen };

describe('the seller of an item', () => {
  it('agrees to a refund after the hand-over, and sees what both did', async () => {
    await sale(asSeller, [pay, handOver, askBack]);
    await openApp('/second-hand-orders?group=sold');
    expect(screen.getByText('2026-11-23 09:41 前没有答复，龙币自动退回买家')).toBeInTheDocument();
    expect(screen.getByText('周一航申请退款')).toBeInTheDocument();
    expect(screen.getByText('你交付')).toBeInTheDocument();
    await confirm('同意退款');
    expect(screen.getByText('你同意退款')).toBeInTheDocument();
    expect(screen.getByText('系统正在退款')).toBeInTheDocument();
    expect((await gatewayState()).orders[0]?.secondHand?.claim?.answer).toBe('agreed');
  });

  it('refuses one, after the question says what follows, also after a reload', async () => {
    await sale(asSeller, [pay, handOver, askBack]);
    await openApp('/second-hand-orders?group=sold');
    await tap('button', '不同意');
    expect(screen.getByText('周一航不能再申请退款，确认收货后龙币转给你。')).toBeInTheDocument();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '不同意' }));
    await settled();
    await reload();
    expect(screen.getByText('你没有同意退款')).toBeInTheDocument();
    expect(screen.getByText('待收货')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '同意退款' })).toBeNull();
  });

  it.each([
    ['买家已取回龙币，请不要交付', askBack, '周一航取回龙币'],
    [null, handOver, '你交付'],
  ])('who hands over what meanwhile changed is told why not: %s', async (reason, meanwhile, event) => {
    await sale(asSeller, [pay]);
    await openApp('/second-hand-orders?group=sold');
    await then(meanwhile);
    await confirm('我已交付');
    if (reason !== null) expect(screen.getByText(reason)).toBeInTheDocument();
    expect(screen.getByText(event)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '我已交付' })).toBeNull();
  });
});

describe('the buyer of an item', () => {
  it('takes the money back alone before the hand-over', async () => {
    await sale(asBuyer, [pay]);
    await openApp('/second-hand-orders?group=bought');
    await tap('button', '申请退款');
    expect(screen.queryByText(/要卖家同意/)).toBeNull();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '申请退款' }));
    await settled();
    expect(screen.getByText('你取回龙币')).toBeInTheDocument();
  });

  it('reads before asking that the seller has to agree, then until when, on both pages', async () => {
    await sale(asBuyer, [pay, handOver]);
    await openApp('/second-hand-orders?group=bought');
    await tap('button', '申请退款');
    expect(screen.getByText(/要卖家同意才退回/)).toBeInTheDocument();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '申请退款' }));
    await settled();
    expect(screen.getByText('2026-11-23 09:41 前没有答复，龙币自动退回')).toBeInTheDocument();
    const [order] = (await gatewayState()).orders;
    await visit(`/order-newDetail?id=${order?.id ?? ''}`);
    expect(screen.getByText('2026-11-23 09:41 前没有答复，龙币自动退回')).toBeInTheDocument();
    await then((state, each) => claimAnswered(state, each, 'refused', pinned));
    await reload();
    expect(screen.getByText('陈思远没有同意退款')).toBeInTheDocument();
  });

  it('rates it once it is received', async () => {
    await sale(asBuyer, [pay, (state, order) => received(state, order, pinned)]);
    await openApp('/second-hand-orders?group=bought');
    await tap('button', '好评');
    expect(screen.getByText('你给了好评')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '一般' })).toBeNull();
  });
});
