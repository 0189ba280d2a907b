import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useExternalNavigation } from '@/state/external-navigation';
import { address, tap, visit } from '../../support/actions';
import { cashierAt, orderNow, placeOrder, shop } from '../../support/cashier-orders';
import { liang } from '../../support/gateways/mock-gateways';
import { clearFaults, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { openApp, pass, settled } from '../../support/render-app';
import { enterCode, newestCode, otherThan } from '../../support/secrets';

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

const sheet = () => within(screen.getByRole('dialog', { name: '确认付款' }));

async function payAt(id: string): Promise<void> {
  await openApp(cashierAt(id));
  await tap('button', '确认付款');
  fireEvent.click(sheet().getByRole('button', { name: /^付款/ }));
  await settled();
}

describe('the result of a payment', () => {
  it('is looked up until the merchant has confirmed', async () => {
    const id = await placeOrder(880, { merchant: '慢慢书店' });
    await payAt(id);
    await settled();
    expect(screen.getByText('正在和商家核对')).toBeInTheDocument();
    expect(screen.getByText('88.0 龙币已预留')).toBeInTheDocument();
    await pass(26_000);
    await settled();
    expect(screen.getByText('已付给慢慢书店')).toBeInTheDocument();
  });

  it('is found out where the answer of the payment was lost', async () => {
    const id = await placeOrder();
    await fault({ call: 'payment', kind: 'drop', when: 'after', times: 'always' });
    await payAt(id);
    await pass(45_000);
    await settled();
    expect(address()).toContain('/checkStandPayStatus');
    expect(screen.getByText(`已付给${shop}`)).toBeInTheDocument();
    expect((await orderNow(id)).state).toBe('paid');
  });

  it('leads back to the merchant through the check of outside addresses', async () => {
    const id = await placeOrder(880, { returnUrl: 'https://nowhere.example/done' });
    await payAt(id);
    await settled();
    await tap('button', '返回商家');
    expect(screen.getByRole('dialog')).toHaveTextContent('nowhere.example');
    expect(useExternalNavigation.getState().login).toBeNull();
  });

  it('comes back in full after a refund that was asked for', async () => {
    const id = await placeOrder();
    await payAt(id);
    await settled();
    await tap('button', '申请退款');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '申请退款' }));
    await settled();
    expect(screen.getByText(/会按原路退回$/)).toBeInTheDocument();
    await pass(66_000);
    await settled();
    expect(screen.getByText(/已按原路退回/)).toBeInTheDocument();
  });

  it('shows an error with a retry where the order cannot be read', async () => {
    const id = await placeOrder();
    await fault({
      call: 'queryOrderInfo',
      kind: 'code',
      value: '7777',
      message: '系统维护中',
      times: 'always',
    });
    await openApp(`/checkStandPayStatus?id=${id}`);
    expect(screen.getByText('系统维护中')).toBeInTheDocument();
    await clearFaults();
    await tap('button', /重试|再试|重新/);
    expect(screen.getByText('这笔订单还没有付款')).toBeInTheDocument();
  });
});

describe('an order that cannot be paid', () => {
  it.each([
    ['/checkStandOrderAndPay?id=1', '没有找到这笔订单'],
    ['/checkStandPayStatus?id=1', '没有找到这笔订单'],
    ['/checkStandError', '没有找到这笔订单'],
    ['/paySuccess?id=1', '没有找到这笔订单'],
    ['/payNotice?id=1', '没有找到这笔订单'],
    ['/sendMessageAndToPay?id=1', '没有找到这笔订单'],
  ])('says so at %s', async (at, text) => {
    await openApp(at);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '联系客服' })).toBeInTheDocument();
  });

  it('was paid in another tab, and is not charged again', async () => {
    const id = await placeOrder();
    await payAt(id);
    await settled();
    await visit(cashierAt(id));
    expect(screen.getByText('这笔订单已经付过了')).toBeInTheDocument();
    await tap('button', '查看结果');
    expect(screen.getByText(`已付给${shop}`)).toBeInTheDocument();
  });

  it('of the care platform can be paid in the wallet after all', async () => {
    const id = await placeOrder();
    await openApp(`/checkStandGATError?id=${id}`);
    expect(screen.getByText('关爱通这次没有收到付款')).toBeInTheDocument();
    await tap('button', '重新付款');
    expect(address()).toContain(`/checkStandOrderAndPay?id=${id}`);
  });
});

describe('the other addresses of the cashier', () => {
  it('tell before a payment what to know, what points can do, and what it earns', async () => {
    const id = await placeOrder(3_280);
    await openApp(`/payNotice?id=${id}`);
    expect(screen.getByText(/付款后 7 天内可以申请退款/)).toBeInTheDocument();
    expect(screen.getByText('可用 3,200 积分抵 32.0 龙币，抵掉的部分不得积分')).toBeInTheDocument();
    expect(screen.getByText('付款后可得 328 积分')).toBeInTheDocument();
    await tap('button', '去付款');
    expect(address()).toContain(`/checkStandOrderAndPay?id=${id}`);
  });

  it('take no code that was sent for another order', async () => {
    await openApp(`/sendMessageAndToPay?id=${await placeOrder(3_280)}`);
    const former = await newestCode();
    await visit(`/sendMessageAndToPay?id=${await placeOrder(3_280)}`);
    expect(screen.getByRole('alert')).toHaveTextContent(/请 \d+ 秒后再获取验证码/);
    await pass(61_000);
    await tap('button', '获取验证码');
    await enterCode(former);
    expect(screen.getByText('验证码不对，还可以试 4 次')).toBeInTheDocument();
    await enterCode(await newestCode());
    await settled();
    await settled();
    expect(screen.getByText(`已付给${shop}`)).toBeInTheDocument();
  });

  it('pay with a code by SMS, after a wrong one too', async () => {
    const id = await placeOrder(3_280);
    await openApp(`/sendMessageAndToPay?id=${id}`);
    expect(screen.getByText(/^已发送到尾号/)).toHaveTextContent(`用于付款 328.0 龙币给${shop}`);
    const { feed } = await gatewayState();
    expect(feed[0]?.text).toContain(`用于付款 328.0 龙币给${shop}（订单 ${id}）`);
    await enterCode(otherThan(await newestCode()));
    expect(screen.getByText(/验证码不对|验证码错误/)).toBeInTheDocument();
    await enterCode(await newestCode());
    await settled();
    await settled();
    expect(screen.getByText(`已付给${shop}`)).toBeInTheDocument();
    expect(sentCalls('payment')).toHaveLength(1);
  });

  it('build an order for a test, and refuse one without a merchant or with a wrong amount', async () => {
    await openApp('/checkStandTest');
    fireEvent.change(screen.getByLabelText('商家'), { target: { value: ' ' } });
    fireEvent.change(screen.getByLabelText('金额'), { target: { value: '12.34' } });
    await tap('button', '下单并打开收银台');
    expect(screen.getByText('请填写商家')).toBeInTheDocument();
    expect(screen.getByText('输入的数据不合法！')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('商家'), { target: { value: shop } });
    fireEvent.change(screen.getByLabelText('金额'), { target: { value: '12.3' } });
    await tap('button', '下单并打开收银台');
    await settled();
    expect(address()).toContain('/checkStandOrderAndPay?id=');
    expect(screen.getAllByText('12.3 龙币')[0]).toBeInTheDocument();
  });
});

describe('a member in a WALLET session, without an OA account', () => {
  it('pays with own coins, and is offered no team', async () => {
    const buyer = liang;
    const id = await placeOrder(50, { buyer });
    await openApp(cashierAt(id), { as: buyer, sysType: 'WALLET' });
    expect(screen.queryByRole('radio', { name: /激励账户/ })).toBeNull();
    await tap('button', '确认付款');
    fireEvent.click(sheet().getByRole('button', { name: /^付款/ }));
    await settled();
    await settled();
    expect(screen.getByText(`已付给${shop}`)).toBeInTheDocument();
  });
});
