import type { AgreementEnd, AgreementState, FamilyTerms } from '@/domain/family-pay/agreement';
import type { Tenths } from '@/domain/money';
import type { OrderState } from '@/domain/orders/order-state';

/** An agreement that lets a family member pay with the owner's coins; times in milliseconds. */
export interface FamilyAgreement extends FamilyTerms {
  readonly id: string;
  /** Usercodes: whose coins pay, and who may pay with them. */
  readonly owner: string;
  readonly member: string;
  /** What the member is to the owner, in the owner's words. */
  readonly relation: string;
  readonly state: AgreementState;
  /** When the invitation was sent, or accepted. */
  readonly since: number;
  readonly ended: { readonly how: AgreementEnd; readonly at: number } | null;
}

/** A payment by an agreement. */
export interface FamilyPayment {
  readonly orderId: string;
  readonly merchant: string;
  readonly goods: string;
  readonly amount: Tenths;
  /** What of it came back. */
  readonly back: Tenths;
  readonly time: number;
  readonly state: OrderState;
  /** The posting that took the owner's coins. */
  readonly billId: string | null;
}
