import { describe, expect, it } from 'vitest';
import { orderKinds } from '@/domain/orders/order-kind';
import { kindRules, noParts } from '@/mocks/cashier/order-kinds';

const sources = import.meta.glob<string>('/src/**/*-order-kind.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const cashierSources = import.meta.glob<string>('/src/mocks/cashier/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The folders of single areas that sell by orders at the cashier, or whose orders have terms of their own. */
const sellers = ['mall', 'second-hand', 'treasure', 'taxi', 'top-up', 'cards', 'quiz', 'flash-sale'];

describe('a kind of order', () => {
  it('is declared once by whoever sells', () => {
    expect(
      kindRules()
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual([...orderKinds].sort());
  });

  it('has the part that its file adds to the type of an order', () => {
    const typed = Object.values(sources).flatMap((source) => {
      const [, body = ''] = /interface OrderParts \{\n(.*?)\n {2}\}/s.exec(source) ?? [];
      return [...body.matchAll(/^ {4}readonly (\w+):/gm)].map(([, name = '']) => name);
    });
    expect(typed.length).toBeGreaterThan(5);
    expect(Object.keys(noParts()).sort()).toEqual(typed.sort());
  });

  it('is known to the cashier by what it declares alone', () => {
    const known = sellers.filter((area) =>
      Object.values(cashierSources).some((source) => source.includes(`@/mocks/${area}/`)),
    );
    expect(known).toEqual([]);
  });
});
