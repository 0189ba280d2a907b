// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { articleDetail, articleList } from '@/api/endpoints/news';
import { articleRead, readBy, useNewsRead } from '@/areas/news/state';
import { fromMoment } from '@/domain/business-time';
import { newsCategories, publicationTime, readAfter } from '@/domain/news/news';
import { chen, Gateways, me } from '../../support/gateways/mock-gateways';

const now = fromMoment('2026-11-21 09:41:00');
const timeOf = (moment: string) => publicationTime(fromMoment(moment), now);

describe('the time of publication', () => {
  it.each([
    ['2026-11-21 09:40:30', { kind: 'minutes', minutes: 0 }],
    ['2026-11-21 08:42:00', { kind: 'minutes', minutes: 59 }],
    ['2026-11-21 08:41:00', { kind: 'today', clock: '08:41' }],
    ['2026-11-21 00:00:00', { kind: 'today', clock: '00:00' }],
    ['2026-11-20 23:59:00', { kind: 'yesterday' }],
    ['2026-11-19 12:00:00', { kind: 'day', at: '2026-11-19 12:00:00', length: 'day' }],
    ['2026-01-01 00:00:00', { kind: 'day', at: '2026-01-01 00:00:00', length: 'day' }],
    ['2025-12-31 23:59:00', { kind: 'day', at: '2025-12-31 23:59:00', length: 'year-day' }],
  ])('is shown for %s as %o', (moment, words) => {
    expect(timeOf(moment)).toEqual(words);
  });

  it('is counted in minutes within the hour, over midnight too', () => {
    const night = fromMoment('2026-11-21 00:10:00');
    expect(publicationTime(fromMoment('2026-11-20 23:55:00'), night)).toEqual({
      kind: 'minutes',
      minutes: 15,
    });
  });
});

describe('read marks', () => {
  it('hold each article once, the latest first, up to a limit', () => {
    expect(readAfter(['a', 'b'], 'b')).toEqual(['b', 'a']);
    const many = Array.from({ length: 400 }, (_, index) => `N${index}`).reduce(readAfter, []);
    expect(many).toHaveLength(300);
    expect(many[0]).toBe('N399');
  });

  it('belong to one person, and are kept for the last four readers of a device', () => {
    articleRead(me, 'N1');
    articleRead(chen, 'N2');
    expect(readBy(useNewsRead.getState(), me)).toEqual(['N1']);
    expect(readBy(useNewsRead.getState(), chen)).toEqual(['N2']);
    for (const other of ['a', 'b', 'c']) articleRead(other, 'N3');
    expect(readBy(useNewsRead.getState(), me)).toEqual([]);
    expect(readBy(useNewsRead.getState(), chen)).toEqual(['N2']);
  });
});

describe('the news of the gateways', () => {
  const list = (page: number, category?: (typeof newsCategories)[number]) =>
    new Gateways().data(articleList, { page, size: 50, ...(category === undefined ? {} : { category }) });

  it('are 60 different articles with different titles, newest first below the pinned ones', async () => {
    const { total, articles } = await list(1);
    const { articles: rest } = await list(2);
    const all = [...articles, ...rest];
    expect([total, all.length]).toEqual([60, 60]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(60);
    expect(new Set(all.map(({ title }) => title)).size).toBe(60);
    expect(all.map(({ pinned }) => pinned).indexOf(true)).toBe(0);
    const times = all.slice(1).map(({ time }) => time);
    expect(times).toEqual([...times].sort().reverse());
  });

  it('belong to one category each', async () => {
    const counts = await Promise.all(newsCategories.map((category) => list(1, category)));
    expect(counts.reduce((sum, { total }) => sum + total, 0)).toBe(60);
    for (const [index, { articles }] of counts.entries())
      expect(new Set(articles.map(({ category }) => category))).toEqual(new Set([newsCategories[index]]));
  });

  it('know the next article of the list that was read, and end', async () => {
    const gateways = new Gateways();
    const { articles } = await list(1, 'health');
    const [first, second] = articles;
    const opened = await gateways.data(articleDetail, { id: first?.id ?? '', category: 'health' });
    expect(opened?.next?.id).toBe(second?.id);
    const last = articles[articles.length - 1]?.id ?? '';
    expect((await gateways.data(articleDetail, { id: last, category: 'health' }))?.next).toBeNull();
  });

  it('return the newest without an id, and nothing for an unknown one', async () => {
    const gateways = new Gateways();
    expect((await gateways.data(articleDetail, {}))?.id).toBe('N0000');
    expect(await gateways.data(articleDetail, { id: 'N12345' })).toBeNull();
  });
});
