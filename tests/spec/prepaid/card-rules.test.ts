import { expect, it } from 'vitest';
import { cardState, isUsable } from '@/areas/prepaid/rules/card';
import { numberTyped } from '@/areas/prepaid/rules/phone-number';
import { isCalledByRelation, relations } from '@/areas/prepaid/rules/saved-account';
import { fromMoment } from '@/domain/business-time';

it('a card pays while it has something left and has not expired, on its last days too', () => {
  const now = fromMoment('2026-11-21 09:41:00');
  const card = (balance: number, expiresAt: string) => isUsable({ balance, expiresAt }, now);
  expect(card(1, '2029-11-21 23:59:59')).toBe(true);
  expect(card(1, '2026-11-21 23:59:59')).toBe(true);
  expect(card(1, '2026-11-21 09:41:00')).toBe(false);
  expect(card(0, '2029-11-21 23:59:59')).toBe(false);
});

it('a card is marked from the thirtieth day before it expires', () => {
  const now = fromMoment('2026-11-21 09:41:00');
  expect(cardState({ balance: 1, expiresAt: '2026-12-21 23:59:59' }, now)).toBe('expiring');
  expect(cardState({ balance: 1, expiresAt: '2026-12-22 23:59:59' }, now)).toBe('usable');
});

it('the closest family is called by its relation, all others by their name', () => {
  expect(relations.filter(isCalledByRelation)).toEqual(['self', 'mother', 'father', 'partner', 'child']);
});

it('full-width digits of a phone number count like any others', () => {
  const text = '１３８２７７６６１８９０';
  expect(numberTyped('', { text: text.slice(0, 11), caret: 11 }).digits).toBe('13827766189');
});
