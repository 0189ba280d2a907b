import { freeSelect } from '@/api/endpoints/free-payment';
import { queryPayType } from '@/api/endpoints/wallet-user';
import { grantAfter, grantStates, requestKinds, type RequestKind } from '@/domain/grants/grant-state';
import { tenths, toWireMoney, type Tenths } from '@/domain/money';
import { paymentScenes } from '@/domain/payment/payment-need';
import { endpoints } from '@/mocks/core/endpoints';
import { withSecurity, type Security } from '@/mocks/payment-security/security';
import { me, type Said } from './gateways/mock-gateways';
import { four, GrantClient, he, idOf } from './grants';

/** Requests that wait for a decision, whose it is, what it moves in all, and the decision itself. */
export interface Asked {
  client: GrantClient;
  ids: readonly string[];
  by: string;
  decide: (how?: { proven?: boolean; key?: string }) => Promise<Said>;
}

/** What each request moves. */
export const each = tenths(400);

/** One request of a kind. */
export async function requested(client: GrantClient, kind: RequestKind): Promise<string> {
  return kind === 'grant' ? client.submitted() : idOf(await client.apply(toWireMoney(each)));
}

async function approval(kind: RequestKind, count: number): Promise<Asked> {
  const client = new GrantClient();
  const ids: string[] = [];
  for (let index = 0; index < count; index++) ids.push(await requested(client, kind));
  return { client, ids, by: he, decide: (how) => client.approveAll(ids, { proven: false, ...how }) };
}

async function payingAgain(): Promise<Asked> {
  const client = new GrantClient();
  const money = toWireMoney(each);
  const id = await client.submitted({ rows: four.slice(0, 2).map((usercode) => ({ usercode, money })) });
  await client.approve(id);
  await client.fault({ call: 'grantPayout', kind: 'code', value: '1' });
  await client.pass(60_000);
  return { client, ids: [id], by: me, decide: (how) => client.payAgain(id, { proven: false, ...how }) };
}

/** Who makes which change by each call, how it comes about, and of how many requests it may be at once. */
const calls = {
  approveGrants: { actor: 'approver', changes: ['book', 'schedule'], counts: [1, 2], ask: approval },
  payGrantAgain: { actor: 'owner', changes: ['resume'], counts: [1], ask: payingAgain },
} as const;

/** The calls that are declared to approve something. */
export const approvingNames = endpoints.filter(({ scene }) => scene === 'approval').map(({ name }) => name);

/** Every decision: each declared call, for each kind of request that it may change, of one request and of several. */
export const decisions = approvingNames.flatMap((name) => {
  const call = calls[name as keyof typeof calls] as (typeof calls)[keyof typeof calls] | undefined;
  if (call === undefined) throw new Error(`nothing is known about ${name}`);
  const { actor, changes, counts, ask } = call;
  const may = (kind: RequestKind) =>
    changes.some((change) =>
      grantStates.some((state) => grantAfter({ kind, state }, change, actor) !== null),
    );
  return requestKinds
    .filter(may)
    .flatMap((kind) => counts.map((count) => [name, kind, count, () => ask(kind, count)] as const));
});

interface Rule {
  free: boolean;
  perPayment: Tenths;
  perDay: Tenths;
}

/** Lets a person approve by this rule without the password; every other scene allows the opposite. */
export async function ruled({ client, by }: Asked, { free, perPayment, perDay }: Rule): Promise<void> {
  const scenes = Object.fromEntries(
    paymentScenes.map((scene) => [scene, { free: scene === 'approval' ? free : !free, perPayment }]),
  ) as Security['scenes'];
  const general = { enabled: true, perPayment: tenths(10_000), perDay };
  await client.storage.update((state) => {
    if (state === undefined) throw new Error('nothing is stored');
    return [withSecurity(state, by, { scenes, free: general }), null];
  });
}

/** What the gateway says that an approval of this amount needs. */
export async function needed({ client, by }: Asked, amount: Tenths) {
  const body = { kind: 'approval', accountType: 1, money: toWireMoney(amount) } as const;
  const { reason, ways: methods, free } = await client.data(queryPayType, body, { as: by });
  return { reason, asks: methods.length > 0, left: free.leftToday };
}

/** What a person has used up today: without the password in all and by scene, and of the limit of the day. */
export async function used({ client, by }: Asked) {
  const { free, limits } = await client.data(freeSelect, {}, { as: by });
  const scenes = free.scenes.filter(({ usedToday }) => usedToday > 0);
  return {
    free: free.usedToday,
    payments: free.paymentsToday,
    scenes: scenes.map(({ scene, usedToday }) => [scene, usedToday]),
    paid: limits.paidToday,
  };
}

export const nothingUsed = { free: 0, payments: 0, scenes: [], paid: 0 };
