import * as v from 'valibot';
import { taking, type MockControl } from '@/mocks/core/control-action';
import { timeOf } from '@/mocks/core/state';
import { thirdPartyAnswered } from './order-life';

/** What the stand-in of a third party says of its part of an order. */
const thirdPartyResult = v.object({
  order: v.exactOptional(v.string()),
  result: v.picklist(['paid', 'refused'] as const),
});

export const control: MockControl = {
  actions: {
    'POST third-party': taking(thirdPartyResult, (state, result, real) =>
      thirdPartyAnswered(state, result, timeOf(state, real)),
    ),
  },
};
