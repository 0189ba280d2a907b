import { describe, expect, it } from 'vitest';
import { invoiceProblems, isInvoiceable } from '@/areas/taxi/rules/invoice';

const note = {
  kind: 'company',
  title: '龙芯公司',
  taxNumber: '91350100M000100Y43',
  email: 'a@b.cn',
} as const;

describe('an invoice', () => {
  it('is made of a paid trip of which the rider paid a part', () => {
    expect(isInvoiceable({ state: 'paid', fare: { own: 1 } })).toBe(true);
    expect(isInvoiceable({ state: 'paid', fare: { own: 0 } })).toBe(false);
    expect(isInvoiceable({ state: 'paid', fare: null })).toBe(false);
    expect(isInvoiceable({ state: 'cancelled', fare: { own: 1 } })).toBe(false);
  });

  it('may have blanks around its title and its address', () => {
    expect(invoiceProblems({ ...note, title: ` ${note.title} `, email: ' a@b.cn ' })).toEqual([]);
    expect(invoiceProblems({ ...note, title: '   ' })).toEqual(['title']);
  });

  it('has a title of sixty characters at most', () => {
    const titled = (length: number) => invoiceProblems({ ...note, title: ` ${'名'.repeat(length)} ` });
    expect(titled(60)).toEqual([]);
    expect(titled(61)).toEqual(['title']);
  });

  it('has a tax number of eighteen letters that no digit looks like, of which the last fits the others', () => {
    const numbered = (taxNumber: string) => invoiceProblems({ ...note, taxNumber });
    expect(numbered('91350100M000100Y4')).toEqual(['taxNumber']);
    expect(numbered('91350100I000100Y43')).toEqual(['taxNumber']);
    expect(numbered('91350100M000100Y44')).toEqual(['taxCheck']);
    // The sum of the others is a multiple of 31, so that the last one is 0.
    expect(numbered('000000000000000000')).toEqual([]);
    expect(numbered('91350100 m000100 y43')).toEqual([]);
    expect(numbered('92333333MA1K4B2X77')).toEqual([]);
  });
});
