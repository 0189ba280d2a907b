import type { DataOf } from '@/api/endpoint';
import { addressList } from '@/api/endpoints/address';
import { closeOrder, refundOrder } from '@/api/endpoints/cashier';
import * as endpoints from '@/areas/treasure/endpoints';
import { tenths } from '@/domain/money';
import { CashierShop } from './cashier';
import { me, type Said } from './gateways/mock-gateways';

/** Counts over all tests, as a key is never used for two things. */
let sent = 0;

/** The draws, and the phones of those who take shares. */
export class Draws extends CashierShop {
  async round(id: string, as = me): Promise<NonNullable<DataOf<typeof endpoints.treasureRound>>> {
    const found = await this.data(endpoints.treasureRound, { id }, { as });
    if (found === null) throw new Error(`there is no round ${id}`);
    return found;
  }

  draw(id: string) {
    return this.data(endpoints.treasureDraw, { id });
  }

  join(id: string, count: number, as = me, money = tenths(count * 10)): Promise<Said> {
    return this.say(endpoints.joinTreasure, { id, count, money }, { as, key: this.key() });
  }

  /** Places an order; gives its id. */
  async joined(id: string, count: number, as = me): Promise<string> {
    const said = await this.join(id, count, as);
    if (said.code !== '0000') throw new Error(`${said.code} ${said.message}`);
    return (said.data as { id: string }).id;
  }

  payShares(id: string, count: number, as = me): Promise<Said> {
    return this.pay(id, { coins: tenths(count * 10) }, { as, key: this.key() });
  }

  /** Places an order and pays it with coins; gives its id. */
  async bought(id: string, count: number, as = me): Promise<string> {
    const order = await this.joined(id, count, as);
    const { code, message } = await this.payShares(order, count, as);
    if (code !== '0000') throw new Error(`${code} ${message}`);
    return order;
  }

  async shareOrder(id: string, as = me): Promise<NonNullable<DataOf<typeof endpoints.treasureOrder>>> {
    const found = await this.data(endpoints.treasureOrder, { id }, { as });
    if (found === null) throw new Error(`${as} has no order ${id}`);
    return found;
  }

  async shareOrders(as = me) {
    return (await this.data(endpoints.treasureOrders, { page: 1, size: 50 }, { as })).orders;
  }

  async claim(id: string, as = me, addressId?: string): Promise<Said> {
    const [first] = (await this.data(addressList, {}, { as })).addresses;
    return this.say(
      endpoints.claimTreasure,
      { id, addressId: addressId ?? first?.id ?? 'none' },
      { as, key: this.key() },
    );
  }

  close(id: string, as = me): Promise<Said> {
    return this.say(closeOrder, { id }, { as, key: this.key() });
  }

  refund(id: string, as = me): Promise<Said> {
    return this.say(refundOrder, { id }, { as, key: this.key() });
  }

  private key(): string {
    return `treasure ${sent++}`;
  }
}
