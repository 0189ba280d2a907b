import { href } from '@/domain/href';

/** What can be topped up; a new kind is one line here and one name in the messages. */
export const topUpKinds = ['phone', 'jd', 'card', 'coins', 'social'] as const;
export type TopUpKind = (typeof topUpKinds)[number];

/** The page of a kind on the classic pages, one step after the other, or on the new ones; with its drawing. */
export function topUpEntrance(kind: TopUpKind, isClassic: boolean): { icon: string; to: string } {
  switch (kind) {
    case 'phone':
      return { icon: 'phone', to: href(isClassic ? '/rechargeTel' : '/rechargeNewTel') };
    case 'jd':
      return { icon: 'card', to: href('/jdCardHome') };
    case 'card':
      return { icon: 'voucher', to: href('/rechargeCard') };
    case 'coins':
      return { icon: 'coin-line', to: href('/recharge') };
    case 'social':
      return { icon: 'scan', to: href('/wxRechare') };
  }
}
