import type { OrderState } from '@/domain/orders/order-state';

/** The state of a top-up as its payer sees it. */
export type TopUpStage = 'to-pay' | 'paying' | 'waiting' | 'credited' | 'failed' | 'returned' | 'closed';

const stages: Readonly<Record<OrderState, TopUpStage>> = {
  created: 'to-pay',
  paying: 'paying',
  // Paid, and the operator still has to credit it.
  paid: 'waiting',
  shipped: 'waiting',
  received: 'credited',
  refunding: 'failed',
  refunded: 'returned',
  closed: 'closed',
};

/** Takes the state of a top-up's order. */
export function topUpStage(state: OrderState): TopUpStage {
  return stages[state];
}

/** Whether it changes by itself, so that it is read again. */
export function isUnderWay(stage: TopUpStage): boolean {
  return stage === 'paying' || stage === 'waiting' || stage === 'failed';
}
