import { UnfinishedExchange } from '@/flows/payment/unfinished-exchange';
import { UnfinishedGrantDecision } from '@/flows/payment/unfinished-grant-decision';
import { UnfinishedMerchantPayment } from '@/flows/payment/unfinished-merchant-payment';
import { UnfinishedTransfer } from '@/flows/payment/unfinished-transfer';
import { UnfinishedBookingPayment } from './unfinished-booking-payment';
import { UnfinishedCardTopUp } from './unfinished-card-top-up';
import { UnfinishedOrders } from './unfinished-order';

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
