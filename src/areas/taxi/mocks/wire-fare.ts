import type * as v from 'valibot';
import type { fare as fareSchema } from '../endpoints/taxi-wire';
import type { Fare } from '../rules/fare';

/** A fare as it goes over the wire. */
export function wireFare({ lines, total, company, own, rule }: Fare): v.InferInput<typeof fareSchema> {
  return {
    lines: [...lines],
    total,
    company,
    own,
    rule,
  };
}
