import * as v from 'valibot';
import { call } from '@/api/call';
import { coinTopUpCard, coinTopUpList } from '@/api/endpoints/coin-top-up';
import { fromMoment } from '@/domain/business-time';
import { tenths } from '@/domain/money';
import { fingerprint } from '@/domain/session/fingerprint';
import { cardCodeOf } from '@/domain/top-up';
import { invalidateAfterPayment } from '@/queries/endpoint';
import { useCardCode } from '@/state/card-code';
import { createPaymentFlow } from '../create-payment-flow';

/** Only the end of the code is stored, to find the record again. */
const request = v.object({ tail: v.string() });

/** A card's code turned into coins. After a reload the code is gone, so that a try that never arrived is made anew by typing it again. */
export const cardTopUp = createPaymentFlow({
  name: 'turns a card into coins',
  request,
  gateway: coinTopUpCard.gateway,
  send: (_, options) =>
    call(coinTopUpCard, { code: cardCodeOf(useCardCode.getState().typed) ?? '' }, options),
  findRecord: async ({ tail }, sentAt, options) => {
    const { records } = await call(coinTopUpList, {}, options);
    const found = records.find(
      (record) =>
        record.by === 'card' && record.tail === tail && fromMoment(record.time) >= sentAt - clockSlack,
    );
    return found?.id ?? null;
  },
  onOutcome: () => void invalidateAfterPayment(),
});

/** Records have whole seconds. */
const clockSlack = 1_000;

/** Prepares the top-up by a card's code, 16 letters and digits. */
export function prepareCardTopUp(usercode: string, code: string): void {
  cardTopUp.prepare(usercode, {
    content: { tail: code.slice(-4) },
    fingerprint: fingerprint(code),
    recipients: [],
    total: tenths(0),
  });
}
