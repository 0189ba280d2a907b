import * as v from 'valibot';
import type { BodyOf, DataOf } from '@/api/endpoint';
import { approveGrants, handOverGrant, payGrantAgain, refuseGrants } from '@/api/endpoints/approvals';
import { accountApply, changeGrant, grantDetail, submitGrant } from '@/api/endpoints/grants';
import { checkPassword } from '@/api/endpoints/wallet-user';
import { wireMoney } from '@/api/wire';
import { usualApprovers } from '@/areas/grants/mocks/approvers';
import type { GrantRequest } from '@/areas/grants/mocks/grant-request';
import { requestOf } from '@/areas/grants/mocks/requests';
import { rolesFor } from '@/domain/grants/approval-steps';
import type { RequestKind } from '@/domain/grants/grant-state';
import { sum } from '@/domain/money';
import { usualPassword } from '@/mocks/payment-security/security';
import { Gateways, me, type Said } from './gateways/mock-gateways';

/** 何璐, who decides about the grants of 林晓禾. */
export const he = 'LX100010';
/** Four colleagues who can receive something. */
export const four = ['LX100004', 'LX100005', 'LX100008', 'LX100011'] as const;

type GrantBody = BodyOf<typeof submitGrant>;

/** 10.0 coins to each of them. */
const small: GrantBody['rows'] = four.map((usercode) => ({ usercode, money: '10.0' }));

/** Who usually decides about these rows. */
function approversOf(owner: string, rows: GrantBody['rows']): string[] {
  const total = sum(rows.map(({ money }) => v.parse(wireMoney, money)));
  const usual = usualApprovers({ index: Number(owner.slice(2)) - 100_001 });
  return rolesFor('grant', total).map((role) => usual[role]);
}

interface By {
  as?: string;
  key?: string;
  /** Whether the password was typed before. */
  proven?: boolean;
}

/** Those who ask for coins of a team and those who decide, with their phones. */
export class GrantClient extends Gateways {
  private calls = 0;

  private next(key?: string): string {
    return key ?? `g${this.calls++}`;
  }

  /** A grant of 10.0 coins to each of four colleagues, as soon as it is approved, unless the parts say otherwise. */
  submit(parts: Partial<GrantBody> = {}, { as = me, key }: By = {}): Promise<Said> {
    const body: GrantBody = {
      id: '',
      accNo: `GLZ${as.slice(2)}`,
      occasion: 'project',
      date: null,
      text: '辛苦啦',
      fileName: '',
      approvers: approversOf(as, parts.rows ?? small),
      rows: small,
      ...parts,
    };
    return this.say(submitGrant, body, { as, key: this.next(key) });
  }

  /** The same; gives the request's id. */
  async submitted(parts: Partial<GrantBody> = {}, by: By = {}): Promise<string> {
    return idOf(await this.submit(parts, by));
  }

  apply(money: string, { as = me, approver = he, id = '' }: By & { approver?: string; id?: string } = {}) {
    const body = { id, purpose: '年终团建', money, approver };
    return this.say(accountApply, body, { as, key: this.next() });
  }

  async request(id: string): Promise<GrantRequest> {
    const found = requestOf(await this.state(), id);
    if (found === undefined) throw new Error(`there is no request ${id}`);
    return found;
  }

  async detail(kind: RequestKind, id: string, as = me): Promise<DataOf<typeof grantDetail>> {
    return this.data(grantDetail, { kind, id }, { as });
  }

  async approve(id: string, by: By & { removed?: readonly string[] } = {}): Promise<Said> {
    return this.approveAll([id], by);
  }

  async approveAll(
    ids: readonly string[],
    { as = he, proven = true, removed = [], key }: By & { removed?: readonly string[] } = {},
  ): Promise<Said> {
    const under = this.next(key);
    if (proven) await this.allow(under, as);
    const requests = await Promise.all(
      ids.map(async (id) => ({ id, version: (await this.request(id)).version, removed: [...removed] })),
    );
    return this.say(approveGrants, { requests }, { as, key: under });
  }

  async refuse(id: string, { as = he }: By = {}): Promise<Said> {
    const { version } = await this.request(id);
    const body = { requests: [{ id, version }], reason: '名单再核对一下' };
    return this.say(refuseGrants, body, { as, key: this.next() });
  }

  async handOver(id: string, to: string, { as = he }: By = {}): Promise<Said> {
    const { version } = await this.request(id);
    return this.say(handOverGrant, { id, version, to }, { as, key: this.next() });
  }

  async change(id: string, change: 'withdraw' | 'remind', { as = me }: By = {}): Promise<Said> {
    const { version } = await this.request(id);
    return this.say(changeGrant, { id, version, change }, { as, key: this.next() });
  }

  async payAgain(id: string, { as = me, proven = true, key }: By = {}): Promise<Said> {
    const under = this.next(key);
    if (proven) await this.allow(under, as);
    const { version } = await this.request(id);
    return this.say(payGrantAgain, { id, version }, { as, key: under });
  }

  private allow(key: string, as: string) {
    return this.data(checkPassword, { password: usualPassword, allows: key }, { as, key: `allow ${key}` });
  }

  /** Lets so much time pass, ms, until whatever is due by then has happened. */
  async pass(ms: number): Promise<void> {
    this.real += ms;
    await this.detail('grant', '');
  }
}

export function idOf({ code, message, data }: Said): string {
  if (code !== '0000') throw new Error(`${code} ${message}`);
  return (data as { id: string }).id;
}
