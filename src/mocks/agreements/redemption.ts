import type { PaymentScene } from '@/domain/payment/payment-need';
import type { MockState } from '@/mocks/core/state';
import { agreements } from './agreement-texts';

/** Whether somebody has agreed to the version that holds now. */
export function isRedemptionAgreed(state: MockState, usercode: string): boolean {
  return state.authorisations.redemption[usercode]?.version === agreements.redemption.version;
}

/** The agreement without which a scene counts as off, where somebody has not agreed to it; null where none is missing. */
export function agreementMissing(
  state: MockState,
  usercode: string,
  scene: PaymentScene,
): 'redemption' | null {
  return scene === 'exchange' && !isRedemptionAgreed(state, usercode) ? 'redemption' : null;
}
