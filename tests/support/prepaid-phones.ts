import type { BodyOf, DataOf } from '@/api/endpoint';
import { phoneTopUpDetail, phoneTopUpOrder } from '@/areas/prepaid/endpoints/phone-top-up';
import { checkSmsCodes, smsCodes } from '@/areas/prepaid/endpoints/recharge-account';
import { tenths } from '@/domain/money';
import { CashierShop } from './cashier';
import { me } from './gateways/mock-gateways';

export type TopUpBody = BodyOf<typeof phoneTopUpOrder>;

/** Numbers that the operators treat differently. */
export const numbers = {
  mother: '13827766188',
  usual: '13900010002',
  late: '17700001234',
  refused: '19900001234',
  ported: '13800010002',
  unicom: '13000010002',
  broadnet: '19200010002',
} as const;

/** The operators, and the phones of those who top up. */
export class TopUpShop extends CashierShop {
  private placed = 0;

  /** 100 yuan without a coupon, unless the parts say otherwise. */
  place(parts: Partial<TopUpBody> = {}, { as = me, key = `top-up ${this.placed++}` } = {}) {
    const body: TopUpBody = {
      number: numbers.usual,
      offer: 'F100',
      coupon: '',
      money: tenths(985),
      ...parts,
    };
    return this.say(phoneTopUpOrder, body, { as, key });
  }

  /** The same, paid with coins; gives the order's id. */
  async paid(number: string, parts: Partial<TopUpBody> = {}): Promise<string> {
    const said = await this.place({ number, ...parts });
    if (said.code !== '0000') throw new Error(`not ordered: ${said.code} ${said.message}`);
    const { id } = said.data as { id: string };
    await this.allow(`p${id}`);
    const done = await this.pay(id, { coins: parts.money ?? tenths(985) });
    if (done.code !== '0000') throw new Error(`not paid: ${done.code} ${done.message}`);
    return id;
  }

  async topUp(id: string): Promise<NonNullable<DataOf<typeof phoneTopUpDetail>>> {
    const found = await this.data(phoneTopUpDetail, { id });
    if (found === null) throw new Error(`no top-up ${id}`);
    return found;
  }

  /** Has a code sent, and lets it allow a call. */
  async allowByCode(key: string): Promise<void> {
    await this.data(smsCodes, {}, { key: `code for ${key}` });
    const { feed } = await this.state();
    const code = /\d{6}/.exec(feed.find(({ kind }) => kind === 'sms')?.text ?? '')?.[0] ?? '';
    await this.data(checkSmsCodes, { code, allows: key }, { key: `check for ${key}` });
  }
}
