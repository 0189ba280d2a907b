import { tenths } from '@/domain/money';
import type { Caller } from '@/mocks/core/identity';
import type { CompanyRule } from '../rules/fare-split';

const hour = 60;

const rules: readonly CompanyRule[] = [
  { id: 'errand', name: '外出办事', most: tenths(240), from: 7 * hour, to: 22 * hour, cities: [] },
  { id: 'late', name: '加班回家', most: tenths(400), from: 21 * hour, to: 6 * hour, cities: [] },
  {
    id: 'visit',
    name: '接待客户',
    most: tenths(600),
    from: 0,
    to: 24 * hour,
    cities: ['110100', '310100', '440100', '440300'],
  },
];

/** By which rules the company of a person pays for rides; members without an OA account pay for themselves. */
export function companyRulesOf({
  person,
  systemType,
}: Pick<Caller, 'person' | 'systemType'>): readonly CompanyRule[] {
  return systemType === 'WALLET' || person.oaAccount === null ? [] : rules;
}
