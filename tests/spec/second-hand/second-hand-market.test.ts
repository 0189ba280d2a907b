import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { favouriteItem, likeItemsSold, reportItem, saveItem } from '@/areas/second-hand/endpoints/items';
import { itemProblems } from '@/areas/second-hand/rules/item';
import { isLike, priceHint } from '@/areas/second-hand/rules/like-items';
import { fileProblem, isPhoto, sizeToSend } from '@/areas/second-hand/rules/photo';
import { tenths } from '@/domain/money';
import { chen, pinned } from '../../support/gateways/mock-gateways';
import { Market, photo } from '../../support/second-hand';

let market: Market;

beforeEach(() => {
  market = new Market();
  market.real = pinned;
});

describe('the second-hand market', () => {
  it('lists what is on sale, newest first, and by search, category, price and seller', async () => {
    await market.publish();
    const all = await market.titles();
    expect(all.slice(0, 2)).toEqual(['长柄雨伞', '胶片相机，带皮套']);
    expect(await market.titles({ keyword: '相机' })).toEqual(['胶片相机，带皮套', '胶片相机，入门款']);
    expect(await market.titles({ category: 'books' })).toEqual(['英文绘本 20 册', '科普图书八本']);
    expect(await market.titles({ from: tenths(3000), to: tenths(4200), sort: 'cheapest' })).toEqual([
      '胶片相机，入门款',
      '城市自行车 26 寸',
    ]);
    expect(await market.titles({ seller: chen })).toContain('长柄雨伞');
    expect((await market.titles({ sort: 'dearest' }))[0]).toBe('胶片相机，带皮套');
  });

  it('shows the newest item of somebody else where no id is asked for', async () => {
    expect((await market.item('')).title).toBe('胶片相机，带皮套');
    const item = await market.publish();
    expect((await market.item('')).id).toBe(item);
    expect((await market.item('', chen)).title).toBe('胶片相机，带皮套');
  });

  it('keeps favourites for each person', async () => {
    const item = await market.publish();
    await market.say(favouriteItem, { id: item, isFavourite: true }, { key: 'like' });
    expect(await market.titles({ isFavourite: true })).toEqual(['长柄雨伞']);
    expect(await market.titles({ isFavourite: true }, chen)).toEqual([]);
    await market.say(favouriteItem, { id: item, isFavourite: false }, { key: 'unlike' });
    expect(await market.titles({ isFavourite: true })).toEqual([]);
  });

  it('takes one report of an item from each person, and none from its seller', async () => {
    const item = await market.publish();
    const report = (as: string, key: string) =>
      market.say(reportItem, { id: item, reason: 'fake', text: '' }, { as, key });
    expect((await report('LX100001', 'one')).code).toBe('0000');
    expect((await report('LX100001', 'two')).code).toBe('5913');
    expect((await report(chen, 'own')).code).toBe('5912');
  });

  it('tells what like items were sold for', async () => {
    const like = await market.data(likeItemsSold, { title: '旧相机', category: 'digital' });
    expect(like.prices.length).toBeGreaterThanOrEqual(3);
    expect((await market.data(likeItemsSold, { title: '相机', category: 'books' })).prices).toEqual([]);
  });
});

describe('a price hint', () => {
  const sold = { title: '胶片相机，带皮套', category: 'digital', price: tenths(100) } as const;

  it('compares items of one category that share two characters in a row, or a word', () => {
    expect(isLike({ title: '二手相机', category: 'digital' }, sold)).toBe(true);
    expect(isLike({ title: '二手相机', category: 'books' }, sold)).toBe(false);
    expect(isLike({ title: '机带', category: 'digital' }, sold)).toBe(false);
    expect(isLike({ title: 'Kindle 阅读器', category: 'digital' }, { ...sold, title: 'kindle' })).toBe(true);
  });

  it('needs three sales, and leaves out a tenth at either end', () => {
    expect(priceHint([100, 200].map(tenths))).toBeNull();
    expect(priceHint([300, 100, 200].map(tenths))).toEqual({ count: 3, low: 100, high: 300, median: 200 });
    const many = [1, 200, 210, 220, 230, 240, 250, 260, 270, 9_000].map(tenths);
    expect(priceHint(many)).toEqual({ count: 10, low: 200, high: 270, median: 230 });
  });
});

describe('what a person publishes', () => {
  const fields = { title: '伞', description: '好', price: '40', boughtFor: '', place: '3 号楼' };

  it('may be sent once every field is right', () => {
    expect(Object.values(itemProblems(fields, 1)).every((problem) => problem === null)).toBe(true);
    expect(itemProblems({ ...fields, title: ' ', price: '0', boughtFor: 'x' }, 0)).toMatchObject({
      photos: 'missing',
      title: 'missing',
      price: 'not-positive',
      boughtFor: 'illegal',
    });
  });

  it('names what is too long, and takes blanks for no former price', () => {
    const long = { ...fields, title: '伞'.repeat(200), boughtFor: '  ' };
    expect(itemProblems(long, 1)).toMatchObject({ title: 'long', boughtFor: null, description: null });
    expect(itemProblems({ ...fields, title: '伞'.repeat(30) }, 1).title).toBeNull();
    expect(itemProblems({ ...fields, title: '伞'.repeat(31) }, 1).title).toBe('long');
    expect(itemProblems({ ...fields, description: '好'.repeat(500) }, 1).description).toBeNull();
    expect(itemProblems({ ...fields, description: '好'.repeat(501) }, 1).description).toBe('long');
    expect(itemProblems({ ...fields, place: '楼'.repeat(12) }, 1).place).toBeNull();
    expect(itemProblems({ ...fields, place: '楼'.repeat(13) }, 1).place).toBe('long');
  });

  it('has nine photos at most, and a report of it 200 characters, each in up to two places', () => {
    const { pictures } = saveItem.body.entries;
    const photos = (count: number) => Array.from({ length: count }, () => photo);
    expect(v.is(pictures, photos(9))).toBe(true);
    expect(v.is(pictures, photos(10))).toBe(false);
    const { text } = reportItem.body.entries;
    expect(v.is(text, '伞'.repeat(2 * 200))).toBe(true);
    expect(v.is(text, '伞'.repeat(2 * 200 + 1))).toBe(false);
  });

  it('has photos of at most 20 MB that are pictures, sent with 1,280 pixels at most', () => {
    expect(fileProblem({ type: 'image/jpeg', size: 20 * 2 ** 20 })).toBeNull();
    expect(fileProblem({ type: 'image/jpeg', size: 20 * 2 ** 20 + 1 })).toBe('too-large');
    expect(fileProblem({ type: 'application/pdf', size: 1 })).toBe('not-a-picture');
    expect(fileProblem({ type: 'image/svg+xml', size: 1 })).toBe('not-a-picture');
    expect(sizeToSend(4000, 3000)).toEqual({ width: 1280, height: 960 });
    expect(sizeToSend(300, 200)).toEqual({ width: 300, height: 200 });
    expect(sizeToSend(2_000, 1_001)).toEqual({ width: 1280, height: 641 });
    expect(sizeToSend(1_001, 2_000)).toEqual({ width: 641, height: 1280 });
    expect(sizeToSend(5_000, 1)).toEqual({ width: 1280, height: 1 });
    expect(sizeToSend(1, 5_000)).toEqual({ width: 1, height: 1280 });
    expect(isPhoto(photo)).toBe(true);
    expect(isPhoto('data:image/png;base64,AAAA')).toBe(false);
    const inAll = (length: number) => 'data:image/jpeg;base64,'.padEnd(length, 'A');
    expect(isPhoto(inAll(273_130))).toBe(true);
    expect(isPhoto(inAll(273_131))).toBe(false);
  });
});
