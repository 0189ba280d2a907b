import type { BodyOf, DataOf } from '@/api/endpoint';
import * as cashier from '@/api/endpoints/cashier';
import { checkPassword } from '@/api/endpoints/wallet-user';
import { tenths } from '@/domain/money';
import { usualPassword } from '@/mocks/payment-security/security';
import { Gateways, me } from './gateways/mock-gateways';

export type OrderInfo = NonNullable<DataOf<typeof cashier.queryOrderInfo>>;
export type PaymentBody = BodyOf<typeof cashier.payment>;

/** A shop that sells at the cashier, and its customers' phones. */
export class CashierShop extends Gateways {
  /** A new order of a person; gives its id. */
  async sell(changes: Partial<BodyOf<typeof cashier.order>> = {}, as = me): Promise<string> {
    const goods = {
      merchant: '云杉生活馆',
      goods: '团圆月饼礼盒',
      count: 1,
      money: tenths(880),
      returnUrl: '',
    };
    const body = { ...goods, ...changes };
    return (await this.data(cashier.order, body, { as, key: `o${JSON.stringify(body)}${this.real}` })).id;
  }

  async order(id: string, as = me): Promise<OrderInfo> {
    const found = await this.data(cashier.queryOrderInfo, { id }, { as });
    if (found === null) throw new Error(`${as} has no order ${id}`);
    return found;
  }

  /** Pays with coins unless the parts say otherwise. */
  pay(id: string, parts: Partial<PaymentBody> = {}, { key = `p${id}`, as = me } = {}) {
    const body: PaymentBody = {
      id,
      way: 'coins',
      family: '',
      coins: tenths(880),
      thirdParty: tenths(0),
      points: 0,
      pointsMoney: tenths(0),
      ...parts,
    };
    return this.say(cashier.payment, body, { as, key });
  }

  allow(key: string, as = me) {
    return this.data(checkPassword, { password: usualPassword, allows: key }, { as, key: `allow ${key}` });
  }

  async thirdParty(order: string, result: 'paid' | 'refused'): Promise<void> {
    const { status, body } = await this.control('POST', 'third-party', { order, result });
    if (status !== 200) throw new Error(body);
  }
}
