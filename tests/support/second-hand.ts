import type { BodyOf, DataOf } from '@/api/endpoint';
import { closeOrder, refundOrder } from '@/api/endpoints/cashier';
import { confirmReceipt } from '@/api/endpoints/mall-order';
import * as itemEndpoints from '@/areas/second-hand/endpoints/items';
import * as orderEndpoints from '@/areas/second-hand/endpoints/orders';
import { tenths } from '@/domain/money';
import { CashierShop } from './cashier';
import { chen, me, type Said } from './gateways/mock-gateways';

/** A photo as small as one can be. */
export const photo = 'data:image/jpeg;base64,/9j/4AAQSkZJRg==';

export const umbrella: BodyOf<typeof itemEndpoints.saveItem> = {
  id: '',
  title: '长柄雨伞',
  description: '只用过一次。',
  category: 'other',
  condition: 'almostNew',
  price: tenths(400),
  boughtFor: null,
  place: '3 号楼',
  terms: [],
  pictures: [photo],
};

export const allItems: BodyOf<typeof itemEndpoints.secondHandGoods> = {
  keyword: '',
  sort: 'newest',
  from: null,
  to: null,
  seller: '',
  isFavourite: false,
  page: 1,
  size: 50,
};

/** Counts over all markets of a test, as a key is never used for two things. */
let sent = 0;

type Group = BodyOf<typeof orderEndpoints.secondHandOrders>['group'];

/** The second-hand market, and the phones of those who sell and buy; 陈思远 sells unless a test says otherwise. */
export class Market extends CashierShop {
  async publish(changes: Partial<typeof umbrella> = {}, as = chen): Promise<string> {
    const said = await this.save(changes, as);
    if (said.code !== '0000') throw new Error(`${said.code} ${said.message}`);
    return (said.data as { id: string }).id;
  }

  save(changes: Partial<typeof umbrella> = {}, as = chen): Promise<Said> {
    return this.say(itemEndpoints.saveItem, { ...umbrella, ...changes }, { as, key: this.key() });
  }

  async item(id: string, as = me): Promise<NonNullable<DataOf<typeof itemEndpoints.secondHandItem>>> {
    const found = await this.data(itemEndpoints.secondHandItem, { id }, { as });
    if (found === null) throw new Error(`there is no item ${id}`);
    return found;
  }

  async titles(changes: Partial<typeof allItems> = {}, as = me): Promise<string[]> {
    const { items } = await this.data(itemEndpoints.secondHandGoods, { ...allItems, ...changes }, { as });
    return items.map(({ title }) => title);
  }

  async rows(group: Group, as = me) {
    return (await this.data(orderEndpoints.secondHandOrders, { group, page: 1, size: 50 }, { as })).rows;
  }

  place(item: string, as = me, money = tenths(400), key = this.key()): Promise<Said> {
    return this.say(orderEndpoints.placeItemOrder, { item, money }, { as, key });
  }

  /** Places an order; gives its id. */
  async ordered(item: string, as = me, money = tenths(400)): Promise<string> {
    const said = await this.place(item, as, money);
    if (said.code !== '0000') throw new Error(`${said.code} ${said.message}`);
    return (said.data as { id: string }).id;
  }

  /** Places an order and pays it with coins; gives its id. */
  async bought(item: string, as = me): Promise<string> {
    const id = await this.ordered(item, as);
    const { code, message } = await this.pay(id, { coins: tenths(400) }, { as });
    if (code !== '0000') throw new Error(`${code} ${message}`);
    return id;
  }

  shelve(id: string, isOnSale: boolean, as = chen): Promise<Said> {
    return this.say(itemEndpoints.shelveItem, { id, isOnSale }, { as, key: this.key() });
  }

  handOver(id: string, as = chen): Promise<Said> {
    return this.say(orderEndpoints.handOverItem, { id }, { as, key: this.key() });
  }

  receive(id: string, as = me): Promise<Said> {
    return this.say(confirmReceipt, { id }, { as, key: this.key() });
  }

  refund(id: string, as = me): Promise<Said> {
    return this.say(refundOrder, { id }, { as, key: this.key() });
  }

  /** The seller agrees to a refund, or does not. */
  answer(id: string, isAgreed: boolean, as = chen): Promise<Said> {
    return this.say(orderEndpoints.answerRefund, { id, isAgreed }, { as, key: this.key() });
  }

  rate(id: string, isGood: boolean, as = me): Promise<Said> {
    return this.say(orderEndpoints.rateItem, { id, isGood }, { as, key: this.key() });
  }

  close(id: string, as = me): Promise<Said> {
    return this.say(closeOrder, { id }, { as, key: this.key() });
  }

  key(): string {
    return `second-hand ${sent++}`;
  }
}
