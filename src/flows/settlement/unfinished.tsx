import { UnfinishedMerchantPayment } from './unfinished-merchant-payment';
import { UnfinishedPayAgain } from './unfinished-pay-again';
import { UnfinishedTransfer } from './unfinished-transfer';

/** All that was being paid when its page went away. */
export default function Unfinished() {
  return (
    <>
      <UnfinishedTransfer />
      <UnfinishedPayAgain />
      <UnfinishedMerchantPayment />
    </>
  );
}
