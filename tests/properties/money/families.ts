import { freeSave } from '@/api/endpoints/free-payment';
import { updatePaymentLimit } from '@/api/endpoints/wallet-user';
import { agreeRedemption, withdrawRedemption } from '@/areas/agreements/endpoints/agreement';
import { affectionPayChange, affectionPayInvite, affectionPaySave } from '@/areas/family-pay/endpoints';
import { agreementAfter, agreementChanges, type AgreementChange } from '@/domain/family-pay/agreement';
import { tenths, toWireMoney } from '@/domain/money';
import { paymentScenes } from '@/domain/payment/payment-need';
import { agreements as texts } from '@/mocks/agreements/agreement-texts';
import { agreementsOf } from '@/mocks/cashier/family';
import { moneyCall, type Operation } from './operation';
import { actors } from './people';
import type { Walk } from './walk';

/** Who may pay with whose coins, and what may be paid without the password. */
export const familiesAndLimits: readonly Operation[] = [
  {
    name: 'invite a family member',
    calls: [affectionPayInvite],
    plan: (_, pick) => {
      const owner = pick(actors);
      const member = pick(actors.filter((each) => each !== owner));
      if (owner === undefined || member === undefined) return null;
      const cap = pick(['20.0', '300.0']) ?? '20.0';
      const { name, mobile } = member;
      return moneyCall(owner.usercode, affectionPayInvite, {
        name,
        mobile,
        relation: '家人',
        cap,
        resetDay: 1,
      });
    },
  },
  {
    name: 'change the cap of a family member',
    calls: [affectionPaySave],
    plan: (walk, pick) => {
      const found = pick(agreements(walk).filter(({ state }) => state !== 'ended'));
      if (found === undefined) return null;
      const cap = pick(['50.0', '200.0', '500.0']) ?? '50.0';
      return moneyCall(found.owner, affectionPaySave, { id: found.id, cap, resetDay: pick([1, 15]) ?? 1 });
    },
  },
  changes('accept an invitation of the family', ['accept']),
  changes('resume the family', ['resume']),
  changes('pause the family', ['pause']),
  changes(
    'end or decline the family',
    agreementChanges.filter((each) => !['accept', 'pause', 'resume'].includes(each)),
  ),
  {
    name: 'change what goes without the password',
    calls: [freeSave],
    plan: (_, pick) => {
      const scene = pick(paymentScenes) ?? 'mall';
      const perPayment = toWireMoney(pick([500, 1_000, 2_000].map(tenths)) ?? tenths(500));
      const body =
        pick([
          { enabled: true, perPayment: '1000.0', perDay: '3000.0' },
          { perPayment, perDay: '400.0' },
          { scene: { scene, free: true, perPayment } },
          { scene: { scene, free: false, perPayment } },
        ]) ?? {};
      return moneyCall(pick(actors)?.usercode ?? '', freeSave, body);
    },
  },
  {
    name: 'agree to exchanges without the password, or withdraw',
    calls: [agreeRedemption, withdrawRedemption],
    plan: (_, pick) => {
      const as = pick(actors)?.usercode ?? '';
      return pick([true, true, false]) === true
        ? moneyCall(as, agreeRedemption, { version: texts.redemption.version })
        : moneyCall(as, withdrawRedemption, {});
    },
  },
  {
    name: 'change the limits of payments',
    calls: [updatePaymentLimit],
    plan: (_, pick) => {
      const body = pick([
        { perPayment: '200.0', perDay: '600.0' },
        { perPayment: '2000.0', perDay: '5000.0' },
      ]) ?? { perPayment: '200.0', perDay: '600.0' };
      return moneyCall(pick(actors)?.usercode ?? '', updatePaymentLimit, body);
    },
  },
];

function changes(name: string, wanted: readonly AgreementChange[]): Operation {
  return {
    name,
    calls: [affectionPayChange],
    ...(wanted[0] === 'resume' ? { isSequel: true } : {}),
    plan: (walk, pick) => {
      const chosen = pick(
        agreements(walk).flatMap(({ id, owner, member, state }) =>
          wanted.flatMap((change) =>
            (['owner', 'member'] as const)
              .filter((side) => agreementAfter(state, change, side) !== null)
              .map((side) => ({ id, change, as: side === 'owner' ? owner : member })),
          ),
        ),
      );
      if (chosen === undefined) return null;
      const { id, change, as } = chosen;
      return moneyCall(as, affectionPayChange, { id, change });
    },
  };
}

/** Those between people who act. */
function agreements({ state, now }: Walk) {
  const isActor = (usercode: string) => actors.some((each) => each.usercode === usercode);
  return actors
    .flatMap(({ usercode }) => agreementsOf(state, usercode, now).filter(({ owner }) => owner === usercode))
    .filter(({ member }) => isActor(member));
}
