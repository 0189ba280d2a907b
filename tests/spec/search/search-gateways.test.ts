import { describe, expect, it } from 'vitest';
import { search } from '@/api/endpoints/search';
import { remoteKinds } from '@/domain/search/search';
import { Gateways } from '../../support/gateways/mock-gateways';

describe('the search of the gateways', () => {
  const find = (words: string, kinds: ('activities' | 'goods' | 'news')[] = [...remoteKinds], page = 1) =>
    new Gateways().data(search, { words, kinds, page, size: 5 });

  it('finds entries of its own lists, and answers only the requested kinds', async () => {
    const found = await find('礼盒');
    expect(found.activities?.rows.map(({ title }) => title)).toEqual(['中秋团圆礼盒']);
    expect(found.goods?.total).toBe(16);
    expect(found.goods?.rows).toHaveLength(5);
    expect(found.news?.total).toBe(0);
    const { activities, goods, news } = await find('礼盒', ['goods']);
    expect([activities, goods?.total, news]).toEqual([undefined, 16, undefined]);
  });

  it('continues page by page to the end, each row once', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => find('礼盒', ['goods'], page)));
    const ids = pages.flatMap(({ goods }) => goods?.rows.map(({ id }) => id) ?? []);
    expect(ids).toHaveLength(16);
    expect(new Set(ids).size).toBe(16);
  });

  it('requires every word, and ranks titles before descriptions', async () => {
    const { goods } = await find('青禾 礼盒', ['goods']);
    expect(goods?.rows.map(({ name }) => name).sort()).toEqual(['青禾 团圆礼盒', '青禾 生日礼盒']);
    const { activities } = await find('奖励', ['activities']);
    expect(activities?.rows.map(({ title }) => title)).toEqual(['安全知识问答']);
  });
});
