import type * as v from 'valibot';
import type { fare as fareSchema } from '@/api/taxi-wire';
import { toCoins } from '@/domain/money';
import type { Fare } from '@/domain/taxi/fare';

/** A fare as it goes over the wire. */
export function wireFare({ lines, total, company, own, rule }: Fare): v.InferInput<typeof fareSchema> {
  return {
    lines: lines.map((line) => ({ ...line, money: toCoins(line.money) })),
    total: toCoins(total),
    company: toCoins(company),
    own: toCoins(own),
    rule: rule === null ? null : { ...rule, most: toCoins(rule.most) },
  };
}
