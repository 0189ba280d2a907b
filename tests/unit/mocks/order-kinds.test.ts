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

/** What the cashier may know beside its own folder; none of them sells anything. */
const beneath = ['core', 'accounts', 'orders', 'payment-security', 'points', 'agreements'];

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
    const known = Object.values(cashierSources).flatMap((source) =>
      Array.from(source.matchAll(/'@\/mocks\/([\w-]+)\//g), ([, folder = '']) => folder),
    );
    expect(known.length).toBeGreaterThan(0);
    expect(known.filter((folder) => !beneath.includes(folder))).toEqual([]);
  });
});
