import { UnfinishedBookingPayment } from './unfinished-booking-payment';
import { UnfinishedMerchantPayment } from './unfinished-merchant-payment';
import { UnfinishedTransfer } from './unfinished-transfer';

/** Every payment of the person whose page went away. */
export default function UnfinishedCards() {
  return (
    <>
      <UnfinishedTransfer />
      <UnfinishedBookingPayment />
      <UnfinishedMerchantPayment />
    </>
  );
}
