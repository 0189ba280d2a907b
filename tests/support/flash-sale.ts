import type { BodyOf, DataOf } from '@/api/endpoint';
import {
  secKillingDetail,
  secKillingOrder,
  secKillingOrderDetail,
  secKillingQueue,
  type FlashDetail,
} from '@/api/endpoints/flash-sale';
import { times } from '@/domain/money';
import { me, type Said } from './gateways/mock-gateways';
import { Mall } from './mall';

/** The session that runs when a world begins, and its first goods. */
export const running = 'S2026112108';
export const runningGoods = 'G0065';
/** The session that starts at ten, 19 minutes later. */
export const soon = 'S2026112110';

export type OrderRequest = BodyOf<typeof secKillingOrder>;
type Turn = DataOf<typeof secKillingOrder>;

/** The flash sale, and its customers' phones. */
export class FlashSale extends Mall {
  private asked = 0;

  async offer(session = running, goods = '', as = me): Promise<FlashDetail> {
    const found = await this.data(secKillingDetail, { session, goods }, { as });
    if (found === null) throw new Error(`${session} does not offer ${goods}`);
    return found;
  }

  /** One piece of the first goods of a session, by the price of today. */
  async orderRequest(session = running, parts: Partial<OrderRequest> = {}, as = me): Promise<OrderRequest> {
    const { id, price } = await this.offer(session);
    const count = parts.count ?? 1;
    const money = times(price, count);
    return { session, goods: id, count, address: await this.addressOf(as), money, ...parts };
  }

  buy(orderRequest: OrderRequest, { as = me, key = `flash ${this.asked++}` } = {}): Promise<Said> {
    return this.say(secKillingOrder, orderRequest, { as, key });
  }

  ask(ticket: string, as = me): Promise<Said> {
    return this.say(secKillingQueue, { ticket }, { as });
  }

  async flashOrder(id: string, as = me) {
    const found = await this.data(secKillingOrderDetail, { id }, { as });
    if (found === null) throw new Error(`${as} has no order ${id}`);
    return found;
  }
}

/** What the gateway said of an order that it took. */
export function turnOf({ code, message, data }: Said): Turn {
  if (code !== '0000') throw new Error(`${code} ${message}`);
  return data as Turn;
}
