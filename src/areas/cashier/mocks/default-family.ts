import { tenths } from '@/domain/money';
import type { FamilyAgreement } from '@/mocks/cashier/family-agreement';
import { person } from '@/mocks/core/people';

const day = 86_400_000;

/** The agreements of a world at its beginning: three that the person gave, one by which the person may pay, and an invitation. */
export function defaultFamily(epoch: number): readonly FamilyAgreement[] {
  const me = person(0).usercode;
  const since = epoch - 90 * day;
  const between = (owner: number, member: number) =>
    ({ owner: person(owner).usercode, member: person(member).usercode, since, ended: null }) as const;
  return [
    { id: 'Y1', ...between(0, 21), relation: '妈妈', cap: tenths(3_000), resetDay: 1, state: 'active' },
    { id: 'Y2', ...between(0, 3), relation: '爱人', cap: tenths(1_000), resetDay: 1, state: 'active' },
    { id: 'Y3', ...between(0, 23), relation: '弟弟', cap: tenths(10_000), resetDay: 15, state: 'paused' },
    { id: 'Y4', ...between(3, 0), relation: '爱人', cap: tenths(5_000), resetDay: 1, state: 'active' },
    {
      id: 'Y5',
      owner: person(4).usercode,
      member: me,
      relation: '姐姐',
      cap: tenths(2_000),
      resetDay: 15,
      state: 'invited',
      since: epoch - day,
      ended: null,
    },
  ];
}
