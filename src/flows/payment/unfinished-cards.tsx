import { UnfinishedBookingPayment } from './unfinished-booking-payment';
import { UnfinishedMerchantPayment } from './unfinished-merchant-payment';
import { UnfinishedTransfer } from './unfinished-transfer';

/** All unfinished payments of the person. */
export default function UnfinishedCards() {
  return (
    <>
      <UnfinishedTransfer />
      <UnfinishedBookingPayment />
      <UnfinishedMerchantPayment />
    </>
  );
}
