import { describe, expect, it } from 'vitest';
import { groupedNumber, numberProblem, numberTyped } from '@/areas/prepaid/rules/phone-number';

describe('a phone number', () => {
  it.each([
    ['', { kind: 'missing' }],
    ['1', { kind: 'short', count: 10 }],
    ['1382776618', { kind: 'short', count: 1 }],
    ['138277661889', { kind: 'long', count: 1 }],
    ['05711234567', { kind: 'no-mobile' }],
    ['12027766188', { kind: 'no-mobile' }],
    ['2', { kind: 'no-mobile' }],
    ['16927766188', { kind: 'no-operator' }],
    ['13827766188', null],
    ['19227766188', null],
  ] as const)('“%s” is judged with a reason', (digits, problem) => {
    expect(numberProblem(digits)).toEqual(problem);
  });

  it.each([
    ['1', '1'],
    ['138', '138'],
    ['1382', '138 2'],
    ['1382776', '138 2776'],
    ['13827766188', '138 2776 6188'],
  ])('%s is grouped as %s', (digits, text) => {
    expect(groupedNumber(digits)).toBe(text);
  });
});

describe('typing a number', () => {
  it('keeps twenty digits of a longer text', () => {
    const text = '9'.repeat(30);
    expect(numberTyped('', { text, caret: 30 }).digits).toBe('9'.repeat(20));
  });

  it('groups it digit by digit, with the caret behind what was typed', () => {
    let typed = { digits: '', caret: 0 };
    for (const digit of '13827766188') {
      const before = groupedNumber(typed.digits);
      const text = before.slice(0, typed.caret) + digit + before.slice(typed.caret);
      typed = numberTyped(typed.digits, { text, caret: typed.caret + 1 });
      expect(typed.caret).toBe(groupedNumber(typed.digits).length);
    }
    expect(typed.digits).toBe('13827766188');
  });

  it.each([
    ['a digit in the middle', '1382776618', '138 92776 618', 5, { digits: '13892776618', caret: 5 }],
    ['a digit deleted in the middle', '13827766188', '138 276 6188', 6, { digits: '1382766188', caret: 6 }],
    ['the blank deleted backwards', '13827766188', '1382776 6188', 3, { digits: '1327766188', caret: 2 }],
    ['a full-width digit', '138', '1９38', 2, { digits: '1938', caret: 2 }],
    ['a twelfth key', '13827766188', '138 2776 61889', 14, { digits: '13827766188', caret: 13 }],
    ['everything deleted', '13827766188', '', 0, { digits: '', caret: 0 }],
  ])('%s leaves the caret where it belongs', (_, before, text, caret, expected) => {
    expect(numberTyped(before, { text, caret })).toEqual(expected);
  });

  it('deletes the digit behind a blank that was deleted forwards', () => {
    expect(numberTyped('13827766188', { text: '1382776 6188', caret: 3, isForward: true })).toEqual({
      digits: '1387766188',
      caret: 3,
    });
  });

  it.each([
    '+86 138 2776 6188',
    '86-138-2776-6188',
    '0086 13827766188',
    '（+86）138 2776 6188',
    '１３８２７７６６１８８',
    '138-2776-6188 ',
    '手机：138 2776 6188',
  ])('reads what was pasted as “%s”', (text) => {
    expect(numberTyped('', { text, caret: text.length }).digits).toBe('13827766188');
  });

  it('reads the full-width digits from the first to the last of them', () => {
    expect(numberTyped('', { text: '１０９', caret: 3 })).toEqual({ digits: '109', caret: 3 });
  });

  it('holds its caret where a key beyond the last digit does nothing, and at the start too', () => {
    const full = { digits: '13827766188' };
    expect(numberTyped(full.digits, { text: '138 2776 61889', caret: 14 })).toEqual({ ...full, caret: 13 });
    expect(numberTyped(full.digits, { text: '9138 2776 6188', caret: 1 })).toEqual({ ...full, caret: 0 });
    expect(numberTyped(full.digits, { text: '138 2776 6188', caret: 13 })).toEqual({ ...full, caret: 13 });
  });

  it('has nothing to delete before its start', () => {
    expect(numberTyped('1382', { text: '1382', caret: 0 })).toEqual({ digits: '382', caret: 0 });
  });

  it('keeps a pasted number that is too long, so that it can be told', () => {
    expect(numberTyped('', { text: '138277661889', caret: 12 }).digits).toBe('138277661889');
  });
});
