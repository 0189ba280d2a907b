import type { BodyOf, DataOf } from '@/api/endpoint';
import { addressList, saveAddress } from '@/api/endpoints/address';
import { closeOrder, refundOrder } from '@/api/endpoints/cashier';
import { activityOrderDetail, coupons, orderPay } from '@/api/endpoints/mall-order';
import { tenths } from '@/domain/money';
import { CashierShop } from './cashier';
import { me } from './gateways/mock-gateways';

export type OrderBody = BodyOf<typeof orderPay>;

/** The mall, and its customers' phones. */
export class Mall extends CashierShop {
  private placed = 0;

  /** One piece of goods that cost 49.9, with delivery 49.9 altogether, unless the parts say otherwise. */
  async place(parts: Partial<OrderBody> = {}, { as = me, key = `order ${this.placed++}` } = {}) {
    const body: OrderBody = {
      lines: [{ variant: 'G0001-1', count: 1 }],
      activity: '',
      address: await this.addressOf(as),
      coupon: '',
      message: '',
      money: tenths(499),
      ...parts,
    };
    return this.say(orderPay, body, { as, key });
  }

  /** The same; gives the order's id. */
  async ordered(
    parts: Partial<OrderBody> = {},
    options: { as?: string; key?: string } = {},
  ): Promise<string> {
    const said = await this.place(parts, options);
    if (said.code !== '0000') throw new Error(`not ordered: ${said.code} ${said.message ?? ''}`);
    return (said.data as { id: string }).id;
  }

  /** An address of a person, who gets one where there is none. */
  async addressOf(as: string): Promise<string> {
    const [first] = (await this.data(addressList, {}, { as })).addresses;
    if (first !== undefined) return first.id;
    const body = {
      id: '',
      name: '苏念',
      phone: '13600000925',
      province: '浙江省',
      city: '杭州市',
      district: '滨江区',
      code: '330108',
      detail: '潮声路 9 号',
      tag: 'none',
      isDefault: true,
    } as const;
    return (await this.data(saveAddress, body, { as, key: `address of ${as}` })).id;
  }

  async detail(id: string, as = me): Promise<NonNullable<DataOf<typeof activityOrderDetail>>> {
    const found = await this.data(activityOrderDetail, { id }, { as });
    if (found === null) throw new Error(`${as} has no order ${id}`);
    return found;
  }

  /** The ids of the mall's coupons that a person can use. */
  async couponIds(as = me): Promise<string[]> {
    return (await this.data(coupons, {}, { as })).coupons.map(({ id }) => id);
  }

  close(id: string, key = `close ${id}`) {
    return this.say(closeOrder, { id }, { key });
  }

  refund(id: string, key = `refund ${id}`) {
    return this.say(refundOrder, { id }, { key });
  }
}
