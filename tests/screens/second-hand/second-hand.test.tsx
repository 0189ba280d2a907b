import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, choose, goBack, tap } from '../../support/actions';
import { chen } from '../../support/gateways/mock-gateways';
import { changeWorld, clearFaults, fault, gatewayState } from '../../support/gateways/screen-network';
import { openApp, pass, settled } from '../../support/render-app';

const titles = () =>
  screen
    .getAllByRole('listitem')
    .map((each) => within(each).queryByRole('link')?.textContent ?? '')
    .filter((text) => text !== '');
const search = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: '搜索闲置' }), { target: { value: text } });

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

describe('the second-hand market', () => {
  it('lists items newest first, ten at a time, and opens one', async () => {
    await openApp('/second-hand');
    expect(titles()).toHaveLength(10);
    expect(titles()[0]).toContain('胶片相机，带皮套');
    await tap('link', /通勤自行车，带车筐/);
    expect(address()).toBe('#/imageDetail?id=S0002');
    await goBack();
    expect(titles()[0]).toContain('胶片相机，带皮套');
  });

  it('is narrowed by search, category and price, which stay on the way back from an item', async () => {
    await openApp('/second-hand');
    search('相机');
    await settled();
    await pass(500);
    expect(titles()).toHaveLength(2);
    await tap('link', /入门款/);
    await goBack();
    expect(screen.getByRole('searchbox')).toHaveValue('相机');
    expect(titles()).toHaveLength(2);
    search('');
    await choose('radio', '图书');
    expect(titles()).toHaveLength(2);
    await choose('radio', '全部');
    await tap('button', '筛选');
    fireEvent.click(screen.getByRole('radio', { name: '价格从低到高' }));
    fireEvent.change(screen.getByRole('textbox', { name: '最低价' }), { target: { value: '300' } });
    await tap('button', '查看闲置');
    expect(titles().map((text) => /(?:成新)(.+?)\d/.exec(text)?.[1])).toEqual([
      '胶片相机，入门款',
      '城市自行车 ',
      '胶片相机，带皮套',
    ]);
    expect(screen.getByRole('button', { name: '筛选，已设置条件' })).toBeInTheDocument();
  });

  it('says that nothing fits, and clears the conditions by one tap', async () => {
    await openApp('/second-hand?q=飞机');
    expect(screen.getByText('没有找到闲置')).toBeInTheDocument();
    await tap('button', '清除条件');
    expect(titles()).toHaveLength(10);
  });

  it('asks again after a failure', async () => {
    await fault({ call: 'secondHandGoods', kind: 'status', value: 400, times: 'always' });
    await openApp('/second-hand');
    expect(screen.getByText('闲置加载失败')).toBeInTheDocument();
    await clearFaults();
    await tap('button', '再试一次');
    expect(titles()).toHaveLength(10);
  });

  it('shows one colleague’s items under the name', async () => {
    await openApp(`/second-hand?seller=${chen}`);
    expect(screen.getByRole('heading', { name: '陈思远的闲置' })).toBeInTheDocument();
    expect(titles()).toHaveLength(1);
  });
});

describe('an item', () => {
  it('shows price, seller’s record and what like items were sold for; without an id the newest one', async () => {
    await openApp('/imageDetail');
    expect(screen.getByRole('heading', { name: '胶片相机，带皮套' })).toBeInTheDocument();
    expect(screen.getByText('买入价 1,450.0 龙币')).toBeInTheDocument();
    expect(screen.getByText('2 天前发布')).toBeInTheDocument();
    expect(screen.getByText('研发中心 · 工号尾号 0925')).toBeInTheDocument();
    expect(screen.getByText(/^同类卖出过 6 件，成交价/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '用龙币买下' })).toBeEnabled();
  });

  it('is kept as a favourite and found by it', async () => {
    await openApp('/imageDetail?id=S0002');
    await tap('button', '收藏');
    expect(screen.getByRole('button', { name: '已收藏' })).toHaveAttribute('aria-pressed', 'true');
    await openApp('/second-hand?favourites=1');
    expect(titles()).toHaveLength(1);
  });

  it('is reported once, with a reason', async () => {
    await openApp('/imageDetail?id=S0002');
    await tap('button', '举报这件闲置');
    await tap('button', '提交举报');
    expect(screen.getByRole('alert')).toHaveTextContent('请选择举报原因');
    await choose('radio', '引导到平台外交易');
    await tap('button', '提交举报');
    expect(screen.getByText('你已举报，我们正在核实')).toBeInTheDocument();
    expect((await gatewayState()).secondHand.reports).toMatchObject([{ item: 'S0002', reason: 'scam' }]);
  });

  it('of a departed seller cannot be bought', async () => {
    await changeWorld((state) => ({ ...state, leavers: [chen] }));
    await openApp('/imageDetail?id=S0002');
    expect(screen.getByRole('button', { name: '卖家已离职' })).toBeDisabled();
  });

  it('that is not there leads back to the market', async () => {
    await openApp('/imageDetail?id=S9999');
    expect(screen.getByText('没有找到这件闲置')).toBeInTheDocument();
    await tap('button', '看看其他闲置');
    expect(address()).toBe('#/second-hand');
  });

  it('of one’s own is taken off sale after a question, and offered again', async () => {
    await openApp('/second-hand-orders');
    await tap('button', '下架');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '下架' }));
    await settled();
    expect(screen.getByText('没有在卖的闲置')).toBeInTheDocument();
    await choose('tab', '已下架');
    const row = screen.getByRole('article', { name: /落地灯/ });
    fireEvent.click(within(row).getByRole('button', { name: '重新上架' }));
    await settled();
    await choose('tab', '在卖');
    expect(screen.getByText('落地灯，布罩')).toBeInTheDocument();
  });
});
