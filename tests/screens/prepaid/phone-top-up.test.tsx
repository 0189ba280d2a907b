import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, goBack, main, tap, visit } from '../../support/actions';
import { clearFaults, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { payWithPassword } from '../../support/payment-steps';
import { numbers } from '../../support/prepaid-phones';
import { freshApp, openApp, pass, reload, settled } from '../../support/render-app';

const field = () => screen.getByRole('textbox', { name: '手机号' });
const submit = () => screen.getByRole('button', { name: /^充 \d+ 元话费$/ });

async function typeNumber(number: string): Promise<void> {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: number } });
  await settled();
}

async function order(): Promise<void> {
  fireEvent.click(submit());
  await settled();
}

async function topUp(number: string): Promise<void> {
  await openApp('/rechargeNewTel');
  await typeNumber(number);
  await order();
  await payWithPassword();
}

describe('a phone', () => {
  it('is topped up: ordered once, paid, on its way, credited, and shown in the order centre', async () => {
    await openApp('/rechargeNewTel');
    await typeNumber('+86 139-0001-0002');
    expect(field()).toHaveValue('139 0001 0002');
    expect(screen.getByText('中国移动')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /100 元.*98.5 龙币/ })).toBeChecked();
    fireEvent.click(submit());
    fireEvent.click(submit());
    await settled();
    await payWithPassword();
    expect(address()).toMatch(/^#\/rechargeNewTel\?order=\d+$/);
    expect(screen.getByText('付好了，还没到账')).toBeInTheDocument();
    expect(sentCalls('phoneTopUpOrder')).toHaveLength(1);
    await reload();
    expect(screen.getByText('付好了，还没到账')).toBeInTheDocument();
    await pass(25_000);
    await settled();
    expect(screen.getByText('100 元话费已到账')).toBeInTheDocument();
    await tap('button', '查看订单');
    expect(screen.getByRole('heading', { name: '已到账' })).toBeInTheDocument();
    expect(screen.getByText('话费已到账')).toBeInTheDocument();
    await tap('button', '查看充值');
    expect(address()).toMatch(/^#\/rechargeNewTel\?order=\d+$/);
  });

  it('that the operator refuses is paid back by itself, and says why', async () => {
    await topUp(numbers.refused);
    await pass(25_000);
    expect(screen.getByText('没充成，龙币正在退回')).toBeInTheDocument();
    await pass(70_000);
    expect(screen.getByText('没充成，龙币已退回')).toBeInTheDocument();
    expect(screen.getByText(/号码可能已停机或销号/)).toBeInTheDocument();
  });

  it('that is slow to be credited says until when, and that it need not be paid again', async () => {
    await topUp(numbers.late);
    for (let minute = 0; minute < 4; minute += 1) await pass(60_000);
    expect(main()).toHaveTextContent(/比平时慢一些，最晚 .* 到账/);
    await visit('/rechargeNew');
    expect(screen.getByText('尾号 1234 的 100 元 · 充值中')).toBeInTheDocument();
  });

  it('whose answer got lost is ordered once', async () => {
    await openApp('/rechargeNewTel');
    await typeNumber(numbers.usual);
    await fault({ call: 'phoneTopUpOrder', kind: 'drop', when: 'after', times: 3 });
    fireEvent.click(submit());
    await pass(5_000);
    expect(screen.getByRole('alert')).toHaveTextContent('没有收到答复');
    await reload();
    expect(field()).toHaveValue('139 0001 0002');
    await clearFaults();
    await order();
    expect((await gatewayState()).orders).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: '确认付款' })).toBeInTheDocument();
  });

  it('keeps number and amount when the order is refused, and is ordered at the next try', async () => {
    await openApp('/rechargeNewTel');
    await typeNumber(numbers.usual);
    fireEvent.click(screen.getByRole('radio', { name: /50 元.*49.8 龙币/ }));
    await fault({ call: 'phoneTopUpOrder', kind: 'code', value: '6406', times: 1 });
    await order();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(field()).toHaveValue('139 0001 0002');
    expect(screen.getByRole('radio', { name: /50 元/ })).toBeChecked();
    await order();
    expect((await gatewayState()).orders.map(({ topUp: part }) => part?.face)).toEqual([50]);
  });

  it('left unpaid leads to its order, which can be paid or cancelled', async () => {
    await openApp('/rechargeNewTel');
    await typeNumber(numbers.usual);
    await order();
    await tap('button', '收起');
    expect(screen.getByText('还没有付款')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '去付款' })).toBeInTheDocument();
    await tap('button', '取消订单');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消订单' }));
    await settled();
    expect(screen.getByText('订单已关闭')).toBeInTheDocument();
  });

  it('that costs more than the account has is paid at the cashier', async () => {
    await freshApp('poor');
    await openApp('/rechargeNewTel');
    await typeNumber(numbers.usual);
    fireEvent.click(screen.getByRole('radio', { name: /500 元/ }));
    expect(screen.getByText(/余额不足，还差/)).toBeInTheDocument();
    await order();
    expect(address()).toMatch(/^#\/checkStandOrderAndPay\?id=/);
  });
});

describe('the number', () => {
  it.each([
    ['', '请输入要充值的手机号'],
    ['1390001', '号码还差 4 位'],
    ['12345678901', '手机号以 13 至 19 开头，请核对'],
    ['14100010002', '没有这个号段，请核对'],
  ])('“%s” is refused with its reason, and nothing is ordered', async (number, reason) => {
    await openApp('/rechargeNewTel');
    await typeNumber(number);
    await order();
    expect(screen.getByText(reason)).toBeInTheDocument();
    expect(sentCalls('phoneTopUpOrder')).toEqual([]);
  });

  it('that was taken to another operator is named by that one', async () => {
    await openApp('/rechargeNewTel');
    await typeNumber(numbers.ported);
    expect(screen.getByText('中国联通')).toBeInTheDocument();
    expect(screen.getByText('号段属于中国移动，已携号转网')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /500 元.*暂时没有/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('one digit off a saved one is warned of once, and can be exchanged for it', async () => {
    await openApp('/rechargeNewTel');
    await typeNumber('13827166188');
    expect(screen.getByRole('alert')).toHaveTextContent('和妈妈的号码只差一位');
    await order();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('和妈妈的号码只差一位')).toBeInTheDocument();
    fireEvent.click(dialog.getByRole('button', { name: '再看看' }));
    await settled();
    await tap('button', '换成她的');
    expect(field()).toHaveValue('138 2776 6188');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('one digit off is topped up by who means it, without a second question', async () => {
    await openApp('/rechargeNewTel');
    await typeNumber('13827166188');
    await order();
    await tap('button', '就充这个号');
    expect(screen.getByRole('dialog', { name: '确认付款' })).toBeInTheDocument();
  });

  it('that was topped up a moment ago is asked about', async () => {
    await topUp(numbers.usual);
    await tap('button', '再充一笔');
    await typeNumber(numbers.usual);
    expect(screen.getByRole('alert')).toHaveTextContent('刚刚给这个号充过 100 元');
  });

  it('is taken from those that are topped up often', async () => {
    await openApp('/rechargeNewTel');
    await tap('button', /许向阳|朋友/);
    expect(field()).toHaveValue('139 5120 3390');
  });
});

describe('/rechargeTel', () => {
  it('asks for the number first, then for the amount, which leads back to the number, after a reload too', async () => {
    await openApp('/rechargeTel');
    await typeNumber(numbers.usual);
    expect(screen.queryByRole('radiogroup', { name: '充值金额' })).toBeNull();
    await tap('button', '下一步');
    expect(screen.getByRole('radiogroup', { name: '充值金额' })).toBeInTheDocument();
    await goBack();
    expect(field()).toHaveValue('139 0001 0002');
    await tap('button', '下一步');
    await reload();
    await tap('button', '换个号码');
    expect(field()).toHaveValue('139 0001 0002');
  });
});

describe('the page of top-ups', () => {
  it('shows the reason and tries again when the amounts cannot be read', async () => {
    await fault({ call: 'phoneTopUpOffers', kind: 'status', value: 400, times: 'always' });
    await openApp('/rechargeNewTel');
    expect(main()).toHaveTextContent('充值面额加载失败');
    await clearFaults();
    await tap('button', '再试一次');
    expect(screen.getByRole('radiogroup', { name: '充值金额' })).toBeInTheDocument();
  });

  it('lists every top-up with its state', async () => {
    await topUp(numbers.usual);
    await visit('/rechargeNewTel?view=records');
    expect(main()).toHaveTextContent('共 1 笔');
    expect(main()).toHaveTextContent('100 元 · 139 0001 0002');
    expect(main()).toHaveTextContent('充值中');
  });

  it('of an unknown order leads to a new top-up', async () => {
    await openApp('/rechargeNewTel?order=9');
    expect(main()).toHaveTextContent('没有找到这笔充值');
    await tap('button', '去充值');
    expect(field()).toBeInTheDocument();
  });
});

describe.each(['/rechargeNew', '/rechargeHome'])('%s', (centre) => {
  it('leads to every kind of top-up, and to a number that is topped up often', async () => {
    await openApp(centre);
    const kinds = within(screen.getByRole('navigation', { name: '充什么' }));
    const phone = centre === '/rechargeHome' ? '#/rechargeTel' : '#/rechargeNewTel';
    expect(kinds.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      phone,
      '#/jdCardHome',
      '#/rechargeCard',
      '#/recharge',
      '#/wxRechare',
    ]);
    await tap('button', /妈妈/);
    expect(address()).toBe(phone);
    expect(field()).toHaveValue('138 2776 6188');
  });

  it('says which part could not be read, and still offers the others', async () => {
    await fault({ call: 'phoneTopUpList', kind: 'status', value: 400, times: 'always' });
    await openApp(centre);
    expect(main()).toHaveTextContent(/记录.*失败/);
    expect(screen.getByRole('navigation', { name: '充什么' })).toBeInTheDocument();
  });
});
