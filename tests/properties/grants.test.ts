import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approverOfStep, type GrantRequest } from '@/areas/grants/mocks/grant-request';
import { grantAfter, grantChanges, type GrantActor, type GrantState } from '@/domain/grants/grant-state';
import { balanceOf } from '@/mocks/accounts/balances';
import { incentive } from '@/mocks/core/ledger';
import { me } from '../support/gateways/mock-gateways';
import { GrantClient } from '../support/grants';
import { seed } from './seed';

const steps = Number(process.env['STEPS'] ?? 250);
const actors: readonly GrantActor[] = ['owner', 'approver', 'gateway'];
const people = [3, 4, 7, 8, 10].map((index) => `LX${100_001 + index}`);
const approvers = ['LX100001', 'LX100010', 'LX100030', 'LX100050'];

const target = fc.nat({ max: 40 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('submit' as const),
      to: fc.uniqueArray(fc.constantFrom(...people), { minLength: 1, maxLength: 5 }),
      money: fc.constantFrom('1.0', '25.0', '300.0', '2500.0'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('apply' as const), money: fc.constantFrom('50.0', '4000.0') }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('approve' as const),
      target,
      twice: fc.boolean(),
      right: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('refuse' as const), target }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('handOver' as const),
      target,
      to: fc.constantFrom(...approvers),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('withdraw' as const), target }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('payAgain' as const), target, twice: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('fail' as const), kind: fc.constantFrom('drop', 'code') }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('wait' as const), ms: fc.constantFrom(300, 1_200, 60_000) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Every state that a request can be in after so many legal changes. */
function reachable(request: GrantRequest, changes: number): ReadonlySet<GrantState> {
  const states = new Set<GrantState>([request.state]);
  for (let count = 0; count < changes; count++)
    for (const state of [...states])
      for (const change of grantChanges)
        for (const actor of actors) {
          const after = grantAfter({ kind: request.kind, state }, change, actor);
          if (after !== null) states.add(after);
        }
  return states;
}

async function requestAt(client: GrantClient, index: number): Promise<GrantRequest | undefined> {
  const own = (await client.state()).grants.requests.filter(({ owner }) => owner === me);
  return own[index % Math.max(1, own.length)];
}

async function carryOut(client: GrantClient, one: Step, number: number): Promise<void> {
  if (one.act === 'wait') return client.pass(one.ms);
  if (one.act === 'fail') return client.fault({ call: 'grantPayout', kind: one.kind as 'drop' });
  if (one.act === 'apply') return void (await client.apply(one.money));
  if (one.act === 'submit')
    return void (await client.submit({ rows: one.to.map((usercode) => ({ usercode, money: one.money })) }));
  const request = await requestAt(client, one.target);
  if (request === undefined) return;
  const { id } = request;
  const as = approverOfStep(request) ?? approvers[1] ?? me;
  if (one.act === 'refuse') await client.refuse(id, { as });
  if (one.act === 'handOver') await client.handOver(id, one.to, { as });
  if (one.act === 'withdraw') await client.change(id, 'withdraw');
  if (one.act === 'approve') {
    const by = { as: one.right ? as : me, key: `approve ${number}` };
    const said = await client.approve(id, by);
    if (!one.right) expect(said.code).not.toBe('0000');
    if (one.twice && said.code === '0000') await client.approve(id, { ...by, key: `again ${number}` });
  }
  if (one.act === 'payAgain') {
    await client.payAgain(id, { key: `on ${number}` });
    if (one.twice) await client.payAgain(id, { key: `on twice ${number}` });
  }
}

async function check(client: GrantClient, before: ReadonlyMap<string, GrantRequest>): Promise<void> {
  const state = await client.state();
  expect((await client.balances()).sum).toBe(0);
  expect(balanceOf(state, incentive(me))).toBeGreaterThanOrEqual(0);
  for (const request of state.grants.requests) {
    const former = before.get(request.id);
    if (former !== undefined)
      expect(reachable(former, request.trail.length - former.trail.length)).toContain(request.state);
    const paid = request.rows.filter((row) => row.state === 'paid').map(({ usercode }) => usercode);
    const posted = state.ledger.postings.filter(({ grantId }) => grantId === request.id);
    const receivers = posted.flatMap(
      ({ transferId }) => state.transfers.find(({ id }) => id === transferId)?.to ?? [],
    );
    expect(new Set(receivers).size).toBe(receivers.length);
    // What was paid before the world began stands in its past.
    if (posted.length > 0) for (const usercode of receivers) expect(paid).toContain(usercode);
  }
}

describe(`applications, grants and their payout, seed ${seed} (SEED=${seed} repeats the run)`, () => {
  it(`change as their table allows, pay nobody twice and never above the account, in a walk of ${steps} steps`, async () => {
    const [walk = []] = fc.sample(fc.array(step, { minLength: steps, maxLength: steps, size: 'max' }), {
      seed,
      numRuns: 1,
    });
    const client = new GrantClient();
    for (const [number, one] of walk.entries()) {
      const before = new Map((await client.state()).grants.requests.map((request) => [request.id, request]));
      await carryOut(client, one, number);
      await check(client, before);
    }
  });

  it('go through a stop half way, and end with everybody paid once', async () => {
    const client = new GrantClient();
    const id = await client.submitted();
    await client.approve(id);
    await client.pass(600);
    await client.fault({ call: 'grantPayout', kind: 'drop' });
    const before = new Map([[id, await client.request(id)]]);
    await client.pass(60_000);
    await check(client, before);
    await client.payAgain(id);
    await client.pass(60_000);
    await check(client, before);
    expect((await client.request(id)).state).toBe('paid');
  });
});
