import { queryOrderInfo } from '@/api/endpoints/cashier';
import { paymentCode, queryPaymentCode } from '@/api/endpoints/payment-code';
import { checkPause } from '@/areas/cashier/rules/check-pause';
import { codePause, codeTimeLimit, outcomePause } from '@/areas/pay-by-code/rules/code-pauses';
import { poll } from '../poll';
import type { Process } from '../schedule';
import type { Client, World } from '../world';

/** /paymentQRcode: a code, and then the question whether it was scanned, until a moment has passed, ms. */
export function* payByCode(world: World, client: Client, paidAt: number): Process {
  const limit = codeTimeLimit;
  yield* poll(world, client, { endpoint: paymentCode, pause: () => codePause, limit, isOver: () => true });
  yield* poll(world, client, {
    endpoint: queryPaymentCode,
    pause: () => outcomePause,
    limit,
    isOver: () => world.schedule.now >= paidAt,
  });
}

/** /checkStandPayStatus: the state of an order until a moment has passed, ms. */
export function* waitForOrder(world: World, client: Client, settledAt: number): Process {
  const { schedule } = world;
  const openedAt = schedule.now;
  yield* poll(world, client, {
    endpoint: queryOrderInfo,
    pause: () => checkPause(schedule.now - openedAt),
    isOver: () => schedule.now >= settledAt,
  });
}
