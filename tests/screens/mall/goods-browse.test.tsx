import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { goodsList } from '@/api/endpoints/goods';
import { goodsBrowse } from '@/areas/mall/messages';
import { goodsCategories } from '@/domain/mall/goods-list';
import { formatCoins, tenths } from '@/domain/money';
import { address, choose, tap, visit } from '../../support/actions';
import { Gateways } from '../../support/gateways/mock-gateways';
import { clearFaults, fault } from '../../support/gateways/screen-network';
import { openApp, reload, settled } from '../../support/render-app';

const all = '/goodsDetailPage?list=all';
const page = { page: 1, size: 50 };
const tiles = () =>
  screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('id=G') === true);

describe('the list of all goods', () => {
  it('counts all that there are, and leads to each', async () => {
    const { total, goods } = await new Gateways().data(goodsList, page);
    await openApp(all);
    expect(screen.getByText(`共 ${total} 件商品`)).toBeInTheDocument();
    const [first] = goods;
    expect(tiles()[0]).toHaveAttribute('href', `#/goodsDetailPage?id=${first?.id ?? ''}`);
  });

  it.each(goodsCategories)('shows those of %s alone, which are fewer', async (category) => {
    const gateways = new Gateways();
    const whole = await gateways.data(goodsList, page);
    const { total, goods } = await gateways.data(goodsList, { ...page, category });
    await openApp(all);
    await choose('radio', goodsBrowse.categories[category]);
    expect(screen.getByText(`共 ${total} 件商品`)).toBeInTheDocument();
    expect(total).toBeLessThan(whole.total);
    expect(tiles()[0]).toHaveTextContent(goods[0]?.name ?? '');
  });

  it('is put in order by price, and keeps order and category over a reload', async () => {
    await openApp(all);
    await choose('radio', '礼盒果篮');
    await choose('radio', '价格从低到高');
    const { goods } = await new Gateways().data(goodsList, { ...page, category: 'gift', order: 'cheap' });
    const prices = goods.map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    const expectOrder = () => {
      expect(tiles()[0]).toHaveTextContent(`${formatCoins(goods[0]?.price ?? tenths(0))} 龙币`);
      expect(address()).toBe('#/goodsDetailPage?list=gift&order=cheap');
    };
    expectOrder();
    await reload();
    expectOrder();
  });

  it('has the goods that were marked as favourites, until the mark is taken off', async () => {
    await openApp(`${all.replace('all', 'favourites')}`);
    expect(screen.getByText('还没有收藏商品，在商品页点心形收藏')).toBeInTheDocument();
    await visit('/goodsDetailPage?id=G0001');
    await tap('button', '收藏');
    await reload();
    expect(screen.getByRole('button', { name: '收藏' })).toHaveAttribute('aria-pressed', 'true');
    await visit('/goodsDetailPage?list=favourites');
    expect(screen.getByText('共 1 件商品')).toBeInTheDocument();
    await visit('/goodsDetailPage?id=G0001');
    await tap('button', '收藏');
    await visit('/goodsDetailPage?list=favourites');
    expect(screen.queryByText('共 1 件商品')).toBeNull();
  });

  it('says that it could not be read, and reads it again', async () => {
    await fault({ call: 'goodsList', kind: 'html', times: 'always' });
    await openApp(all);
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent('服务器返回异常，请稍后再试');
    await clearFaults();
    await tap('button', '再试一次');
    await settled();
    expect(tiles().length).toBeGreaterThan(0);
  });

  it('is found among all scenes', async () => {
    await openApp('/allScene');
    await tap('link', /^全部商品/);
    expect(screen.getByText(/^共 \d+ 件商品$/)).toBeInTheDocument();
  });
});
