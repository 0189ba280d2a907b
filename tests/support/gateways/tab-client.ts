// The part of the app that a browser tab runs to send coins: the payment code without its screens.
export { connect } from '@/api/connection';
export { isOpen } from '@/domain/payment/payment-attempt';
export { checkDraft } from '@/areas/transfers/rules/draft-problems';
export { openConfirmation } from '@/areas/transfers/open-confirmation';
export { merchantPayment, prepareScannedPayment } from '@/flows/payment/merchant-payment';
export { transferPayment } from '@/flows/payment/transfer-payment';
export { attemptOf, paymentCleared, usePaymentAttempts } from '@/state/payment-attempt';
export {
  blessingTyped,
  moneyTyped,
  ownAmountsChosen,
  ownMoneyTyped,
  recipientsChosen,
  useTransferDraft,
} from '@/state/transfer-draft';
export { userIdentified } from '@/state/user';
