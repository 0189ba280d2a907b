import { expect, it } from 'vitest';
import { isLike } from '@/areas/second-hand/rules/like-items';
import { tenths } from '@/domain/money';

const like = (one: string, other: string) =>
  isLike({ category: 'books', title: one }, { category: 'books', title: other, price: tenths(10) });

it('items are alike by two Chinese characters in a row, not by one, wherever that stands', () => {
  expect(like('山地自行车', '折叠自行车')).toBe(true);
  expect(like('自行车', '车')).toBe(false);
  expect(like('新车', '旧车')).toBe(false);
  expect(like('车灯', '车把')).toBe(false);
});

it('items are alike by a whole word of letters, not by a part of one', () => {
  expect(like('Kindle 阅读器', '旧 kindle')).toBe(true);
  expect(like('Kindle', 'Index')).toBe(false);
  expect(like('a', 'A')).toBe(true);
});

it('items without words are like no others', () => {
  expect(like('123', '123')).toBe(false);
  expect(like('', '自行车')).toBe(false);
});
