import type { PaymentScene } from '@/domain/payment/payment-need';

/** The icon name of each scene. */
export const sceneIcons: Readonly<Record<PaymentScene, string>> = {
  taxi: 'taxi',
  mall: 'gift',
  code: 'paycode',
  'top-up': 'topup',
  exchange: 'exchange',
  approval: 'approval',
};
