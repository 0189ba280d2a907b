import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usualPassword } from '@/mocks/payment-security/security';
import { address, main, tap, visit } from '../../support/actions';
import { pinned } from '../../support/gateways/mock-gateways';
import { clearFaults, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { freshApp, openApp, pass, reload, settled } from '../../support/render-app';
import { typePassword } from '../../support/secrets';

const section = () => screen.getByRole('list', { name: '买一张' });
const stack = () => screen.getByRole('list', { name: '我的卡' });
const sheet = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

async function place(name = '买 E 卡 200'): Promise<void> {
  await tap('button', name);
  fireEvent.click(sheet().getByRole('button', { name: /^去付款/ }));
  await settled();
}

describe('/jdCardHome', () => {
  it('shows what is for sale, the beans and the own cards, the newest of them open', async () => {
    await openApp('/jdCardHome');
    expect(section()).toHaveTextContent('E 卡200199.0 龙币199.0买');
    expect(section()).toHaveTextContent('988.0卖完了');
    expect(main()).toHaveTextContent('京东豆1,260买卡时可抵 12.6 龙币');
    expect(screen.getByRole('heading', { name: '我的卡 3' })).toBeInTheDocument();
    const [expiring, full, open] = within(stack()).getAllByRole('listitem');
    expect(full).toHaveTextContent('E 卡 500余额500.00');
    expect(expiring).toHaveTextContent('E 卡 10012 天后到期余额52.60');
    expect(open).toHaveTextContent(/余额200\.00卡号2609 \*{4} \*{4} \d{4}卡密已隐藏/);
  });

  it('opens another card, and keeps it open over a reload', async () => {
    await openApp('/jdCardHome');
    await tap('button', /^E 卡 500/);
    expect(address()).toBe('#/jdCardHome?card=J0000003');
    await reload();
    expect(within(stack()).getByRole('heading')).toHaveTextContent('E 卡 500');
  });

  it('keeps empty and expired cards apart', async () => {
    await openApp('/jdCardHome');
    await tap('link', '用完的');
    const rows = within(screen.getByRole('list', { name: '用完的卡' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent.slice(-3))).toEqual(['已用完', '已到期']);
    expect(rows[1]).toHaveTextContent('到期时余额 3.20');
  });

  it('says that there are none yet, and leads to an account where there is none', async () => {
    await openApp('/jdCardHome', { as: 'LX100002' });
    expect(screen.getByText('还没有京东卡')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '输入支付密码查看' })).toBeNull();
    await freshApp('no-account');
    await openApp('/jdCardHome');
    expect(screen.queryByRole('list', { name: '买一张' })).toBeNull();
  });

  it('reads again what could not be loaded', async () => {
    await fault({ call: 'cardOrders', kind: 'status', value: 400, times: 'always' });
    await openApp('/jdCardHome');
    expect(screen.getByText('我的卡加载失败，卡都在')).toBeInTheDocument();
    expect(section()).toBeInTheDocument();
    await clearFaults();
    await tap('button', '再试一次');
    expect(stack()).toBeInTheDocument();
  });
});

describe('buying a card', () => {
  it('takes the beans, is paid once, and the card is there with its own code', async () => {
    await openApp('/jdCardHome');
    await tap('button', '买 E 卡 200');
    expect(screen.getByRole('dialog')).toHaveTextContent('用 1,260 京豆抵 12.6 龙币');
    const button = sheet().getByRole('button', { name: '去付款 186.4 龙币' });
    fireEvent.click(button);
    fireEvent.click(button);
    await settled();
    await tap('button', '付款 186.4 龙币');
    await typePassword(usualPassword);
    await settled();
    expect(screen.getByText('E 卡 200 已放进卡包')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '我的卡 4' })).toBeInTheDocument();
    expect(main()).toHaveTextContent('京东豆0');
    expect(sentCalls('place')).toHaveLength(1);
    expect(sentCalls('payment')).toHaveLength(1);
    const [order] = (await gatewayState()).orders;
    await visit(`/order-newDetail?id=${order?.id ?? ''}`);
    expect(screen.getByLabelText('价格明细')).toHaveTextContent('商品金额199.0京豆抵扣−12.6合计186.4龙币');
    await tap('button', '查看卡片');
    expect(address()).toBe(`#/jdCardHome?card=${order?.id ?? ''}`);
  });

  it('that is not paid stays as an order, which the page offers to pay', async () => {
    await openApp('/jdCardHome');
    await place('买 E 卡 100');
    await tap('button', '收起');
    expect(address()).toBe('#/jdCardHome');
    await reload();
    expect(screen.getByText('E 卡 100 还没付款，09:56 前有效')).toBeInTheDocument();
    await tap('button', '去付款');
    await tap('button', '付款 87.4 龙币');
    await typePassword(usualPassword);
    await settled();
    expect(screen.getByRole('heading', { name: '我的卡 4' })).toBeInTheDocument();
  });

  it('whose answer got lost is ordered once, also after a reload', async () => {
    await openApp('/jdCardHome');
    await fault({ call: 'cardOrders/place', kind: 'drop', when: 'after', times: 3 });
    await tap('button', '买 E 卡 200');
    fireEvent.click(sheet().getByRole('button', { name: /^去付款/ }));
    await pass(5_000);
    expect(sheet().getByRole('alert')).toBeInTheDocument();
    await reload();
    fireEvent.click(sheet().getByRole('button', { name: '去付款 199.0 龙币' }));
    await settled();
    expect(screen.getByRole('button', { name: '付款 186.4 龙币' })).toBeInTheDocument();
    expect((await gatewayState()).orders).toHaveLength(1);
  });

  it('keeps the sheet open with the reason where the price, the stock or the limit is against it', async () => {
    await openApp('/jdCardHome');
    await tap('button', '买 E 卡 500');
    vi.setSystemTime(pinned + 86_400_000);
    fireEvent.click(sheet().getByRole('button', { name: '去付款 482.4 龙币' }));
    await settled();
    expect(sheet().getByRole('alert')).toHaveTextContent('价格变了，现在是 477.4 龙币，请核对后再买');
    fireEvent.click(sheet().getByRole('button', { name: '去付款 477.4 龙币' }));
    await settled();
    expect(screen.getByRole('dialog', { name: '确认付款' })).toBeInTheDocument();
  });

  it('goes to the cashier where the coins do not suffice', async () => {
    await freshApp('poor');
    await openApp('/jdCardHome');
    await place();
    expect(address()).toMatch(/^#\/checkStandOrderAndPay\?id=/);
  });
});

describe('the JD account', () => {
  it('is given up and bound again, and says why it cannot be bound', async () => {
    await openApp('/jdCardHome');
    await tap('button', /^京东豆/);
    fireEvent.click(sheet().getByRole('button', { name: '解除绑定' }));
    fireEvent.click(
      within(screen.getByRole('dialog', { name: '解除绑定京东账户？' })).getByRole('button', {
        name: '解除绑定',
      }),
    );
    await settled();
    expect(main()).toHaveTextContent('绑定京东账户，买卡时可用京豆抵扣');
    await tap('button', /^京东豆/);
    await fault({
      call: 'jdBeansToken',
      kind: 'code',
      value: '6222',
      message: '你的手机号还没有京东账户，请先在京东注册',
    });
    fireEvent.click(sheet().getByRole('button', { name: '同意并绑定' }));
    await settled();
    expect(sheet().getByRole('alert')).toHaveTextContent('你的手机号还没有京东账户');
    fireEvent.click(sheet().getByRole('button', { name: '同意并绑定' }));
    await settled();
    expect(main()).toHaveTextContent('京东豆1,260');
  });
});
