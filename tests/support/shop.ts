import * as v from 'valibot';
import { expect } from 'vitest';
import { paymentCode, payPaymentCode, queryPaymentCode } from '@/api/endpoints/payment-code';
import { checkPassword } from '@/api/endpoints/wallet-user';
import { tenths } from '@/domain/money';
import { merchant, personal } from '@/mocks/core/ledger';
import { usualPassword } from '@/mocks/payment-security/security';
import { Gateways, me } from './gateways/mock-gateways';

export const shop = '云杉咖啡';
const till = v.object({ till: v.object({ answer: v.string(), waits: v.boolean() }) });

/** A person's phone and a cashier terminal. */
export class Shop extends Gateways {
  /** A new code, as digits. */
  async code(as = me): Promise<string> {
    return (await this.data(paymentCode, { accountType: 0 }, { as })).code;
  }

  async charge(code: string, money: number): Promise<string> {
    const { body, status } = await this.control('POST', 'charge', { code, merchant: shop, money });
    if (status !== 200) throw new Error(body);
    return v.parse(till, JSON.parse(body)).till.answer;
  }

  outcome(code: string, as = me) {
    return this.data(queryPaymentCode, { code }, { as });
  }

  /** The order that waits for its payer. */
  async waiting(code: string): Promise<string> {
    const outcome = await this.outcome(code);
    if (outcome.state !== 'password') throw new Error(`nobody waits, it is ${outcome.state}`);
    return outcome.order.id;
  }

  pay(id: string, money = tenths(3000), key = 'pay') {
    return this.say(payPaymentCode, { id, accountType: 0, money }, { key });
  }

  allow(key = 'pay') {
    return this.data(checkPassword, { password: usualPassword, allows: key });
  }

  /** What the payer paid and the merchant received, in tenths. */
  async moved(): Promise<[lost: number, got: number]> {
    const { deltas } = (await this.state()).ledger;
    expect((await this.balances()).sum).toBe(0);
    return [0 - (deltas[personal(me)] ?? 0), deltas[merchant(shop)] ?? 0];
  }
}
