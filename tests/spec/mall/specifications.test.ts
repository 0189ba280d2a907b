import { describe, expect, it } from 'vitest';
import { firstValues, isInStock, mostPieces, variantOf } from '@/domain/mall/specification';

const slots = [
  { name: '颜色', values: [{ name: '松绿' }, { name: '墨色' }] },
  { name: '容量', values: [{ name: '16 L' }, { name: '22 L' }] },
];
const variants = [
  { values: ['松绿', '16 L'], stock: 0 },
  { values: ['松绿', '22 L'], stock: 3 },
  { values: ['墨色', '16 L'], stock: 2 },
];

describe('the specification of goods', () => {
  it('needs one value for each slot: a list of another length is refused', () => {
    expect(variantOf(variants, slots, ['松绿', '22 L'])).toBe(variants[1]);
    expect(variantOf(variants, slots, ['松绿'])).toBeNull();
    expect(variantOf(variants, slots, ['松绿', '22 L', '大'])).toBeNull();
    expect(variantOf(variants, slots, ['墨色', '22 L'])).toBeNull();
  });

  it('begins with the first one that is in stock, else with the first one', () => {
    expect(firstValues(variants)).toEqual(['松绿', '22 L']);
    expect(firstValues(variants.slice(0, 1))).toEqual(['松绿', '16 L']);
    expect(firstValues([])).toEqual([]);
  });

  it('takes the last piece for one that is in stock', () => {
    const last = [variants[0], { values: ['墨色', '22 L'], stock: 1 }].filter((each) => each !== undefined);
    expect(firstValues(last)).toEqual(['墨色', '22 L']);
    expect(isInStock(last, ['墨色', '16 L'], 1, '22 L')).toBe(true);
  });

  it('is in stock only with every value of the choice, not with one of them', () => {
    expect(isInStock([{ values: ['松绿', '22 L'], stock: 3 }], ['墨色', '22 L'], 1, '22 L')).toBe(false);
  });

  it('says of each value whether it is in stock with the rest of the choice', () => {
    expect(isInStock(variants, ['松绿', '22 L'], 1, '16 L')).toBe(false);
    expect(isInStock(variants, ['墨色', '16 L'], 0, '墨色')).toBe(true);
    expect(isInStock(variants, ['墨色', '16 L'], 1, '22 L')).toBe(false);
  });

  it('can be bought as often as stock and limit allow', () => {
    expect(mostPieces(9, 5, 0)).toBe(5);
    expect(mostPieces(2, 5, 0)).toBe(2);
    expect(mostPieces(9, 5, 4)).toBe(1);
    expect(mostPieces(9, 5, 6)).toBe(0);
  });
});
