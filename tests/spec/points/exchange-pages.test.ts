import { expect, it } from 'vitest';
import { exchangeRecords, exchangeResult } from '@/domain/points/exchange-pages';

it('an exchange has its result and its records on the pages of its kind', () => {
  expect(exchangeResult('mall', 'E1')).toBe('/integralExchange?id=E1');
  expect(exchangeResult('partner', 'E1')).toBe('/changyoyo-result?id=E1');
  expect(exchangeRecords('mall')).toBe('/integralExchange?view=records');
  expect(exchangeRecords('partner')).toBe('/changyoyo-home?view=records');
});
