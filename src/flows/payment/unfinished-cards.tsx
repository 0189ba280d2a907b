import { UnfinishedBookingPayment } from './unfinished-booking-payment';
import { UnfinishedExchange } from './unfinished-exchange';
import { UnfinishedGrantDecision } from './unfinished-grant-decision';
import { UnfinishedMerchantPayment } from './unfinished-merchant-payment';
import { UnfinishedCardTopUp } from './card/unfinished-card-top-up';
import { UnfinishedOrders } from './unfinished-order';
import { UnfinishedTransfer } from './unfinished-transfer';

/** All unfinished payments of the person. */
export default function UnfinishedCards() {
  return (
    <>
      <UnfinishedTransfer />
      <UnfinishedBookingPayment />
      <UnfinishedMerchantPayment />
      <UnfinishedExchange kind="mall" />
      <UnfinishedExchange kind="partner" />
      <UnfinishedOrders />
      <UnfinishedCardTopUp />
      <UnfinishedGrantDecision />
    </>
  );
}
