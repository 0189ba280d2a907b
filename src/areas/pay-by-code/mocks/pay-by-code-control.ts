import * as v from 'valibot';
import { tenths } from '@/domain/money';
import type { MockControl } from '@/mocks/core/control-action';
import { timeOf, type MockState } from '@/mocks/core/state';
import { whole } from '@/mocks/core/state-part';
import { charged, orderCancelled, waitingOrder } from '@/mocks/pay-by-code/payment-codes';

/** A till of QA's: what it scanned, and what it asks for in tenths. */
const charge = v.object({
  code: v.pipe(v.string(), v.minLength(1)),
  merchant: v.pipe(v.string(), v.minLength(1)),
  money: v.pipe(whole, v.transform(tenths)),
});

export const control: MockControl = {
  overview: (state, now) => ({ till: tillOf(state, now) }),
  actions: {
    'POST charge': (state, body, real) => {
      const { state: after, answer } = charged(state, v.parse(charge, body), timeOf(state, real));
      return { state: after, told: { till: { ...tillOf(after, timeOf(after, real)), answer } } };
    },
    'POST uncharge': (state, _, real) => {
      const now = timeOf(state, real);
      const order = waitingOrder(state, now);
      return { state: order === undefined ? state : orderCancelled(state, order, now) };
    },
  },
};

/** The newest code that is held out, where there is one: what a merchant would scan next; and whether a till waits for its payer. */
function tillOf(state: MockState, now: number): { code: string | null; waits: boolean } {
  const { issued } = state.paymentCodes;
  return { code: issued[issued.length - 1]?.code ?? null, waits: waitingOrder(state, now) !== undefined };
}
