import * as v from 'valibot';
import { mockState, rows } from '@/mocks/core/state-part';
import { noPaymentCodes, type PaymentCodes } from '@/mocks/pay-by-code/payment-codes';

declare module '@/mocks/core/state' {
  interface MockParts {
    /** Codes held out at tills, and what came of them. */
    readonly paymentCodes: PaymentCodes;
  }
}

export const parts = [
  mockState('paymentCodes', {
    schema: v.looseObject({ issued: rows, orders: rows, turnedAway: rows }),
    initial: () => noPaymentCodes,
  }),
];
