import type { BodyOf, DataOf } from '@/api/endpoint';
import { closeOrder } from '@/api/endpoints/cashier';
import { jdBeans } from '@/api/endpoints/jd-beans';
import { cardKinds, cardOrders, cardSecret, placeCardOrder } from '@/areas/prepaid/endpoints/card-order';
import { tenths } from '@/domain/money';
import { CashierShop } from './cashier';
import { me } from './gateways/mock-gateways';

export type CardBody = BodyOf<typeof placeCardOrder>;

/** The shop of cards, and its customers' phones. */
export class CardShop extends CashierShop {
  private placed = 0;

  /** A card of 100 without beans, unless the parts say otherwise. */
  place(parts: Partial<CardBody> = {}, { as = me, key = `order ${this.placed++}` } = {}) {
    return this.say(placeCardOrder, { kind: 'E100', money: tenths(1000), beans: 0, ...parts }, { as, key });
  }

  /** The same; gives the order's id. */
  async ordered(parts: Partial<CardBody> = {}, options: { as?: string; key?: string } = {}): Promise<string> {
    const said = await this.place(parts, options);
    if (said.code !== '0000') throw new Error(`not ordered: ${said.code} ${said.message}`);
    return (said.data as { id: string }).id;
  }

  /** A paid card; gives its id. */
  async bought(): Promise<string> {
    const id = await this.ordered();
    await this.allow(`p${id}`);
    await this.pay(id, { coins: tenths(1000) });
    return id;
  }

  async kind(id = 'E100', as = me): Promise<DataOf<typeof cardKinds>['kinds'][number]> {
    const found = (await this.data(cardKinds, {}, { as })).kinds.find((each) => each.id === id);
    if (found === undefined) throw new Error(`no card ${id}`);
    return found;
  }

  async cards(as = me): Promise<DataOf<typeof cardOrders>['cards']> {
    return (await this.data(cardOrders, {}, { as })).cards;
  }

  secret(id: string, key: string, as = me) {
    return this.say(cardSecret, { id }, { as, key });
  }

  async beans(as = me): Promise<number | null> {
    return (await this.data(jdBeans, {}, { as })).account?.beans ?? null;
  }

  close(id: string) {
    return this.say(closeOrder, { id }, { key: `close ${id}` });
  }
}
