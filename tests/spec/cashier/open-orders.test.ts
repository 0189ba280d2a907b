// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { openOrderOf, orderOpened, orderSettled } from '@/state/open-orders';
import { clearUserData } from '@/state/slice';

const item = 'person/open-orders';
const stored = (value: unknown) => localStorage.setItem(item, JSON.stringify(value));
const kept = (): unknown => JSON.parse(localStorage.getItem(item) ?? 'null');

beforeEach(() => {
  localStorage.clear();
  clearUserData();
});

describe('an order whose answer is not known', () => {
  it('stands beside those that another tab has sent meanwhile', () => {
    orderOpened('mall', 1);
    expect(kept()).toEqual({ bodies: { mall: 1 } });
    stored({ bodies: { mall: 1, taxi: 2 } });
    orderOpened('prepaid', 3);
    expect(kept()).toEqual({ bodies: { mall: 1, taxi: 2, prepaid: 3 } });
    stored({ bodies: { mall: 1, taxi: 2, prepaid: 3, treasure: 4 } });
    orderSettled('mall');
    expect(kept()).toEqual({ bodies: { taxi: 2, prepaid: 3, treasure: 4 } });
  });

  it('leaves nothing in the storage once every answer is known', () => {
    orderOpened('mall', 1);
    orderSettled('mall');
    expect(kept()).toBeNull();
  });

  it.each([[{ bodies: 'text' }], [{ bodies: null }], [{}], ['text'], [null]])('is none in %j', (value) => {
    stored(value);
    for (const name of ['0', 'mall', 'toString']) expect(openOrderOf(name)).toBeUndefined();
  });
});
