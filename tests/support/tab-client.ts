// What a browser tab runs of the app when it sends coins: the money path without its screens.
export { connect } from '@/api/connection';
export { isOpen } from '@/domain/payment/settlement';
export { checkDraft } from '@/domain/transfers/draft-problems';
export { openConfirmation } from '@/features/transfers/open-confirmation';
export { openScannedPayment, payMerchant, resumeMerchantPayment } from '@/flows/settlement/merchant-payment';
export { finishTransfer, resumeTransfer, sendTransfer } from '@/flows/settlement/transfer-errand';
export { settlementCleared, settlementOf, useSettlements } from '@/state/settlement';
export {
  blessingTyped,
  moneyTyped,
  ownAmountsChosen,
  ownMoneyTyped,
  recipientsChosen,
  useTransferDraft,
} from '@/state/transfer-draft';
export { userIdentified } from '@/state/user';
