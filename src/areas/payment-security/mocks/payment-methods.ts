import type { WireDataOf } from '@/api/endpoint';
import type { queryPayType } from '@/api/endpoints/wallet-user';
import { toCoins } from '@/domain/money';
import { balanceOf, isActive } from '@/mocks/accounts/balances';
import type { CashierOrder } from '@/mocks/cashier/cashier-order';
import { familyLeft } from '@/mocks/cashier/family';
import { colleague } from '@/mocks/core/colleague';
import { personal } from '@/mocks/core/ledger';
import type { Person } from '@/mocks/core/people';
import type { MockState } from '@/mocks/core/state';

type WirePaymentMethod = NonNullable<WireDataOf<typeof queryPayType>['payWays']>[number];

/** The third party that fills up what coins fall short of. */
const card = '银行卡';

/** The ways to pay an order; those that cannot pay it say why. */
export function paymentMethodsOf(
  state: MockState,
  order: CashierOrder,
  person: Person,
  now: number,
): WirePaymentMethod[] {
  const { usercode } = person;
  if (order.product === 'coins') return [{ way: 'card', name: card }];
  const account = personal(usercode);
  const isOpen = isActive(state, account);
  const available = isOpen ? toCoins(balanceOf(state, account)) : 0;
  const family = state.family
    .filter(({ member, state: of }) => member === usercode && (of === 'active' || of === 'paused'))
    .filter(({ owner }) => colleague(state, owner)?.departed === false)
    .map((agreement) => ({
      way: 'family' as const,
      id: agreement.id,
      payer: colleague(state, agreement.owner)?.name ?? agreement.owner,
      available: toCoins(familyLeft(state, agreement, now)),
      paused: agreement.state === 'paused',
    }));
  return [
    ...(isOpen ? [{ way: 'coins' as const, available }] : []),
    ...family,
    { way: 'coins-and-card', name: card, available },
    ...(person.senior ? [{ way: 'team' as const }] : []),
  ];
}
