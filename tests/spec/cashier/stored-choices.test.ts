// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { cashierChosen, cashierCleared, useCashier } from '@/state/cashier';
import { openOrderOf, orderOpened, orderSettled } from '@/state/open-orders';
import { openKeyOf, writeOpened, writeSettled } from '@/state/open-writes';
import { clearUserData, resetMemory } from '@/state/slice';

const store = (name: string, value: unknown) => localStorage.setItem(`person/${name}`, JSON.stringify(value));
const storedText = (name: string) => localStorage.getItem(`person/${name}`);

beforeEach(() => {
  localStorage.clear();
  clearUserData();
});

describe('how an order is to be paid', () => {
  it('is kept for this order, and forgotten with the first choice for another', () => {
    cashierChosen('O1', { choice: 'card' });
    cashierChosen('O1', { usesPoints: true });
    expect(useCashier.getState()).toEqual({ order: 'O1', choice: 'card', usesPoints: true });
    cashierChosen('O2', { choice: 'coins' });
    expect(useCashier.getState()).toEqual({ order: 'O2', choice: 'coins', usesPoints: false });
  });

  it('is stored while there is an order, and not once it was paid', () => {
    cashierChosen('O1', { choice: 'card' });
    expect(storedText('cashier')).toContain('O1');
    cashierCleared();
    expect(useCashier.getState()).toEqual({ order: '', choice: '', usesPoints: false });
    expect(storedText('cashier')).toBeNull();
  });
});

describe('an order whose answer is not known', () => {
  it('is stored by its endpoint until the answer is known, and the item goes with the last one', () => {
    orderOpened('cards', { cup: 1 });
    orderOpened('phones', { cup: 2 });
    expect([openOrderOf('cards'), openOrderOf('phones')]).toEqual([{ cup: 1 }, { cup: 2 }]);
    orderSettled('cards');
    expect([openOrderOf('cards'), openOrderOf('phones')]).toEqual([undefined, { cup: 2 }]);
    orderSettled('phones');
    expect(storedText('open-orders')).toBeNull();
  });

  it('is read from the storage, as another tab may have sent or settled one', () => {
    orderOpened('cards', 1);
    store('open-orders', { bodies: { phones: 2 } });
    expect([openOrderOf('cards'), openOrderOf('phones')]).toEqual([undefined, 2]);
    store('open-orders', { bodies: { phones: 2, cards: 1 } });
    orderSettled('cards');
    expect(openOrderOf('phones')).toBe(2);
    store('open-orders', { bodies: { phones: 3 } });
    orderOpened('cards', 4);
    expect([openOrderOf('cards'), openOrderOf('phones')]).toEqual([4, 3]);
  });

  it.each(['cut', 7, null, {}, { bodies: 7 }, { bodies: null }])(
    'is none where this is stored: %o',
    (value) => {
      store('open-orders', value);
      expect(openOrderOf('cards')).toBeUndefined();
      orderOpened('cards', 1);
      expect(openOrderOf('cards')).toBe(1);
    },
  );

  it('is never one of a name that every object has', () => {
    expect(openOrderOf('constructor')).toBeUndefined();
  });
});

describe('the key of a write whose outcome is not known', () => {
  const intent = (content: string, survivesReload = true) => ({ subject: 's', content, survivesReload });

  it('is that of the same content, until the outcome is known or something else is meant', () => {
    expect(openKeyOf(intent('a'))).toBeNull();
    writeOpened(intent('a'), 'k1');
    expect([openKeyOf(intent('a')), openKeyOf(intent('b'))]).toEqual(['k1', null]);
    writeSettled(intent('b'));
    expect(openKeyOf(intent('a'))).toBe('k1');
    writeOpened({ ...intent('c'), subject: 't' }, 'k2');
    writeSettled(intent('a'));
    expect([openKeyOf(intent('a')), openKeyOf({ ...intent('c'), subject: 't' })]).toEqual([null, 'k2']);
  });

  it('survives a reload where coins or goods move, and only there', () => {
    writeOpened(intent('a'), 'k1');
    writeOpened(intent('a', false), 'k2');
    expect([openKeyOf(intent('a')), openKeyOf(intent('a', false))]).toEqual(['k1', 'k2']);
    expect(storedText('open-writes')).toContain('k1');
    expect(storedText('open-writes')).not.toContain('k2');
    resetMemory();
    expect([openKeyOf(intent('a')), openKeyOf(intent('a', false))]).toEqual(['k1', null]);
    writeSettled(intent('a'));
    expect(storedText('open-writes')).toBeNull();
  });

  it('is read from the storage, as another tab may have sent the same', () => {
    store('open-writes', { writes: { s: { content: 'a', key: 'k9' } } });
    expect(openKeyOf(intent('a'))).toBe('k9');
    store('open-writes', 'cut');
    expect(openKeyOf(intent('a'))).toBeNull();
  });
});
