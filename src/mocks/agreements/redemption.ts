import type { PaymentScene } from '@/domain/payment/payment-need';
import type { MockState } from '@/mocks/core/state';
import { agreements } from './agreement-texts';

/** Whether a person has agreed to the current version. */
export function isRedemptionAgreed(state: MockState, usercode: string): boolean {
  return state.authorisations.redemption[usercode]?.version === agreements.redemption.version;
}

/** The agreement without which a scene counts as off, if the person has not agreed to it; null where none is missing. */
export function agreementMissing(
  state: MockState,
  usercode: string,
  scene: PaymentScene,
): 'redemption' | null {
  return scene === 'exchange' && !isRedemptionAgreed(state, usercode) ? 'redemption' : null;
}
