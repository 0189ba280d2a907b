import type { BodyOf, DataOf } from '@/api/endpoint';
import * as familyPay from '@/areas/family-pay/endpoints';
import type { AgreementChange } from '@/domain/family-pay/agreement';
import { person } from '@/mocks/core/people';
import { CashierShop } from './cashier';
import { me } from './gateways/mock-gateways';

export type Agreement = DataOf<typeof familyPay.affectionPayList>['given'][number];

/** 周一航, with whom the world has agreements in both directions. */
export const zhouPerson = person(3);
/** 程意, who has none. */
export const cheng = person(7);

export const invitation = {
  name: cheng.name,
  mobile: cheng.mobile,
  relation: '姐妹',
  cap: '300.0',
  resetDay: 1,
} as const satisfies BodyOf<typeof familyPay.affectionPayInvite>;

/** Families and the shop in which they pay. */
export class FamilyShop extends CashierShop {
  async list(as = me) {
    return this.data(familyPay.affectionPayList, {}, { as });
  }

  async agreement(id: string, as = me): Promise<Agreement> {
    const found = await this.data(familyPay.affectionPayDetail, { id }, { as });
    if (found === null) throw new Error(`${as} has no agreement ${id}`);
    return found.agreement;
  }

  /** Asks for a change, with the password unless it says otherwise. */
  async change(id: string, change: AgreementChange, { as = me, proven = true } = {}) {
    const key = `${change} ${id} ${as} ${this.real} ${proven}`;
    if (proven) await this.allow(key, as);
    return this.say(familyPay.affectionPayChange, { id, change }, { as, key });
  }

  async save(id: string, cap: string, resetDay: number, { as = me, proven = true } = {}) {
    const key = `save ${id} ${cap} ${resetDay} ${as} ${this.real} ${proven}`;
    if (proven) await this.allow(key, as);
    return this.say(familyPay.affectionPaySave, { id, cap, resetDay }, { as, key });
  }

  async invite(
    parts: Partial<BodyOf<typeof familyPay.affectionPayInvite>> = {},
    { as = me, proven = true } = {},
  ) {
    const body = { ...invitation, ...parts };
    const key = `invite ${JSON.stringify(body)} ${as} ${this.real} ${proven}`;
    if (proven) await this.allow(key, as);
    return this.say(familyPay.affectionPayInvite, body, { as, key });
  }
}
