import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, goBack, main, tap } from '../../support/actions';
import { changeWorld, clearFaults, fault, gatewayState } from '../../support/gateways/screen-network';
import { openApp, pass, reload, settled } from '../../support/render-app';

const flask = '/goodsDetailPage?id=G0001';
const picker = () => within(screen.getByRole('dialog', { name: '选择规格' }));
const choice = (name: string | RegExp) => picker().getByRole('radio', { name });

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

async function choose(name: string): Promise<void> {
  fireEvent.click(choice(name));
  await settled();
}

describe('/goodsDetailPage', () => {
  it('shows pictures, price, coupon, stock, limit, delivery, services and the sanitised description', async () => {
    await openApp(flask);
    expect(screen.getByRole('heading', { name: '保温随行杯' })).toBeInTheDocument();
    expect(screen.getByText('49.9 龙币')).toBeInTheDocument();
    expect(screen.getByText('券后 47.5')).toBeInTheDocument();
    expect(main()).toHaveTextContent('还剩 59 件每人限 5 件');
    expect(main()).toHaveTextContent('16:00 前下单，明天到 · 包邮');
    expect(main()).toHaveTextContent('正品7 天可退');
    expect(screen.getByRole('heading', { name: '怎么用' })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^放大第/ })).toHaveLength(4);
  });

  it('has the price of the activity that offers the goods, and its limit', async () => {
    await openApp('/goodsDetailPage?id=G0008&activity=A0001');
    expect(screen.getByText('活动价')).toBeInTheDocument();
    expect(screen.getByText('58.5 龙币')).toBeInTheDocument();
    expect(main()).toHaveTextContent('每人限 3 件');
  });

  it('keeps the specification and the number that were chosen through a reload, and back closes the picker', async () => {
    await openApp(flask);
    await tap('button', '立即购买');
    await choose('墨色');
    await choose('480 ml');
    fireEvent.click(picker().getByRole('button', { name: '加一件' }));
    await settled();
    expect(picker().getByRole('button', { name: '去结算 111.8 龙币' })).toBeEnabled();
    await goBack();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe(`#${flask}`);
    await reload();
    expect(main()).toHaveTextContent('已选墨色 · 480 ml · 2 件');
  });

  it('marks a specification that is sold out, does not sell it, and reminds when it is back', async () => {
    await changeWorld((state) => ({ ...state, sold: { 'G0001-2': 1_000 } }));
    await openApp(flask);
    await tap('button', '立即购买');
    expect(choice('480 ml，已售罄')).not.toBeChecked();
    await choose('480 ml，已售罄');
    expect(picker().getByRole('button', { name: '已售罄' })).toBeDisabled();
    fireEvent.click(picker().getByRole('button', { name: /提醒我$/ }));
    await settled();
    expect(picker().getByRole('button', { name: /已设提醒$/ })).toBeInTheDocument();
    await changeWorld((state) => ({ ...state, sold: {} }));
    await reload();
    expect((await gatewayState()).feed[0]?.text).toBe('「保温随行杯 松绿 480 ml」到货了，你预约了提醒。');
  });

  it('sells no more than the limit for each person', async () => {
    await openApp(flask);
    await tap('button', '立即购买');
    const more = picker().getByRole('button', { name: '加一件' });
    for (let pieces = 1; pieces < 5; pieces += 1) {
      fireEvent.click(more);
      await settled();
    }
    expect(more).toBeDisabled();
    expect(picker().getByRole('button', { name: '去结算 249.5 龙币' })).toBeEnabled();
  });

  it('chooses by the arrow keys', async () => {
    await openApp(flask);
    await tap('button', '立即购买');
    fireEvent.keyDown(choice('松绿'), { key: 'ArrowRight' });
    await settled();
    expect(choice('陶土')).toBeChecked();
  });

  it('says that goods are gone, and leads to others', async () => {
    await openApp('/goodsDetailPage?id=G9999');
    expect(screen.getByText('商品已下架')).toBeInTheDocument();
    await tap('button', '看看其他商品');
    expect(address()).toBe('#/goodsDetailPage?list=all');
  });

  it('says what failed, and loads it at the next try', async () => {
    await fault({ call: 'goodsDetail', kind: 'code', value: '7777', message: '系统维护中', times: 'always' });
    await openApp(flask);
    expect(screen.getByRole('alert')).toHaveTextContent('商品加载失败系统维护中');
    await clearFaults();
    await tap('button', '再试一次');
    expect(screen.getByText('49.9 龙币')).toBeInTheDocument();
  });

  it('says that it is slow, and asks again', async () => {
    await fault({ call: 'goodsDetail', kind: 'hang', times: 'always' });
    await openApp(flask);
    await pass(10_000);
    await clearFaults();
    await tap('button', '再试一次');
    expect(screen.getByText('49.9 龙币')).toBeInTheDocument();
  });

  it('is open to a wallet member without an OA account', async () => {
    await openApp(flask, { as: 'LX100007', sysType: 'WALLET' });
    expect(screen.getByRole('button', { name: '立即购买' })).toBeEnabled();
  });
});
