import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pastShareOrders } from '@/areas/treasure/mocks/past-share-orders';
import { freshWorld } from '@/mocks/core/worlds';
import { address, choose, main, tap } from '../../support/actions';
import { pinned } from '../../support/gateways/mock-gateways';
import { changeWorld, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { freshApp, openApp, reload, settled } from '../../support/render-app';

const round = '/grabTreasureGoodsDetail?id=T127';

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

/** Takes so many shares of a round up to the confirm sheet. */
async function join(more: number): Promise<void> {
  for (let count = 0; count < more; count++) await tap('button', '多一份');
  await tap('button', /^付 .* 龙币加/);
}

async function pay(): Promise<void> {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^付款/ }));
  await settled();
}

describe('the home of the draws', () => {
  it('shows running rounds with their progress, those to come, and those drawn with the masked winner', async () => {
    await openApp('/grabTreasureHome');
    expect(screen.getByRole('progressbar', { name: '已有 868 份，共 1,200 份' })).toBeInTheDocument();
    await choose('tab', '未开始');
    expect(screen.getByText('养生壶')).toBeInTheDocument();
    await choose('tab', '已开奖');
    expect(screen.getByText(/^你中奖了，号码 1000 /)).toBeInTheDocument();
    expect(screen.getAllByText(/^\*+. 中奖，号码 1000 /).length).toBeGreaterThan(0);
    expect(address()).toBe('#/grabTreasureHome?state=drawn');
  });

  it('offers a retry when the rounds cannot be read', async () => {
    await fault({ call: 'treasureHunt', kind: 'status', value: 400, times: 'always' });
    await openApp('/grabTreasureHome');
    expect(screen.getByRole('alert')).toHaveTextContent('夺宝加载失败');
  });
});

describe('a round', () => {
  it('says odds before and after and the cost, and that losing shares are not paid back', async () => {
    await openApp('/grabTreasureGoodsDetail?id=T128');
    for (let count = 0; count < 3; count++) await tap('button', '多一份');
    expect(screen.getByRole('heading', { name: '再加 4 份，机会是多少' })).toBeInTheDocument();
    expect(main()).toHaveTextContent('现在 6 份0.50%加到 10 份0.83%要付龙币4.0');
    expect(main()).toHaveTextContent('一期只开一个奖，没中不退龙币。到期没满，全数退回。');
    expect(main()).toHaveTextContent('1 份的机会是 1/1,200，10 份约 1/120。');
    expect(screen.getByRole('button', { name: '付 4.0 龙币加 4 份' })).toBeInTheDocument();
  });

  it('is joined and paid once; the last share draws it, and the phone computes the same number', async () => {
    await openApp(round);
    await tap('button', '多一份');
    await tap('button', '多一份');
    expect(screen.getByRole('button', { name: '多一份' })).toBeDisabled();
    const button = screen.getByRole('button', { name: '付 3.0 龙币加 3 份' });
    fireEvent.click(button);
    fireEvent.click(button);
    await settled();
    await pay();
    expect(sentCalls('join')).toHaveLength(1);
    expect(sentCalls('payment')).toHaveLength(1);
    expect(address()).toMatch(/^#\/grabTreasureOrderDetail\?id=/);
    expect(screen.getByRole('heading', { name: /^(中奖了|没有中奖)$/ })).toBeInTheDocument();
    await openApp(`${round}&step=check`);
    const sheet = within(screen.getByRole('dialog'));
    for (const right of ['种子和承诺值一致', '号码齐全，没有重复', '算出的号码和公布的一致'])
      expect(sheet.getByText(right)).toBeInTheDocument();
  });

  it('keeps the commitment in sight before the draw and says that the seed comes after it', async () => {
    await openApp('/grabTreasureGoodsDetail?id=T128');
    expect(main()).toHaveTextContent(/承诺值[0-9a-f]{4} [0-9a-f]{4} … [0-9a-f]{4}/);
    await tap('button', '自己验算');
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByText('满份开奖后公布')).toBeInTheDocument();
    expect(sheet.getAllByRole('listitem').length).toBeGreaterThan(10);
  });

  it('that was left unpaid waits with its shares, is paid after a reload or cancelled', async () => {
    await openApp(round);
    await join(0);
    await tap('button', '收起');
    await reload();
    expect(screen.getByRole('button', { name: '继续付 1.0 龙币，1 份' })).toBeInTheDocument();
    await tap('button', '取消订单');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消订单' }));
    await settled();
    expect(screen.getByRole('button', { name: '付 1.0 龙币加 1 份' })).toBeInTheDocument();
    expect((await gatewayState()).orders.map(({ state }) => state)).toEqual(['closed']);
  });

  it('keeps the number of shares when joining fails, and says why', async () => {
    await openApp(round);
    await fault({ call: 'treasureHunt/join', kind: 'status', value: 400, times: 1 });
    await join(1);
    expect(screen.getByRole('alert')).toHaveTextContent('请求错误');
    await tap('button', '付 2.0 龙币加 2 份');
    expect(screen.getByRole('dialog', { name: '确认付款' })).toBeInTheDocument();
  });

  it.each([
    ['T129', '还没开始'],
    ['T124', '已开奖'],
    ['T122', '已取消'],
  ])('%s cannot be joined: %s', async (id, text) => {
    await openApp(`/grabTreasureGoodsDetail?id=${id}`);
    expect(screen.getByRole('button', { name: text })).toBeDisabled();
  });

  it('that is unknown leads to all of them', async () => {
    await openApp('/grabTreasureGoodsDetail?id=T404');
    await tap('button', '查看全部夺宝');
    expect(address()).toBe('#/grabTreasureHome');
  });

  it('goes to the cashier where the coins are not enough', async () => {
    await freshApp('poor');
    await openApp('/grabTreasureGoodsDetail?id=T128');
    await join(9);
    expect(address()).toMatch(/^#\/checkStandOrderAndPay\?id=/);
  });
});

describe('the orders of shares', () => {
  it('show each result; a lost one names the winner masked', async () => {
    await openApp('/grabTreasureOrderList');
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows.filter((row) => row.includes('等待开奖'))).toHaveLength(3);
    expect(rows.filter((row) => row.includes('中奖了'))).toHaveLength(1);
    await tap('link', /护眼台灯.*没有中奖/);
    expect(screen.getByRole('heading', { name: '没有中奖' })).toBeInTheDocument();
    expect(main()).toHaveTextContent(/\*. 中奖，号码 1000 \d{4}/);
  });

  it('are claimed once with the saved address, which stays on the order', async () => {
    await openApp('/grabTreasureOrderList');
    await tap('link', /保温随行杯.*中奖了/);
    await tap('button', '领取奖品');
    expect(address()).toMatch(/^#\/grabAddress\?id=/);
    const button = screen.getByRole('button', { name: '确认领取' });
    fireEvent.click(button);
    fireEvent.click(button);
    await settled();
    expect(sentCalls('claim')).toHaveLength(1);
    expect(main()).toHaveTextContent(/领取，等待寄送/);
    const sentTo = screen.getByText('寄到').parentElement?.textContent;
    await changeWorld((state) => ({ ...state, addresses: [] }));
    await reload();
    expect(screen.getByText('寄到').parentElement?.textContent).toBe(sentTo);
  });

  it('cannot be claimed without an address, and nothing is to claim where nothing was won', async () => {
    await changeWorld((state) => ({ ...state, addresses: [] }));
    await openApp('/grabTreasureOrderList');
    await tap('link', /保温随行杯.*中奖了/);
    await tap('button', '领取奖品');
    expect(screen.getByRole('button', { name: '请先设置收货地址' })).toBeDisabled();
    const lost = pastShareOrders(freshWorld('default', pinned).seed).find(
      ({ treasure }) => treasure?.round === 'T124',
    );
    await openApp(`/grabAddress?id=${lost?.id}`);
    expect(screen.getByText('没有要领取的奖品')).toBeInTheDocument();
  });
});
