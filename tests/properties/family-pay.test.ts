import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundOrder } from '@/api/endpoints/cashier';
import { toDay } from '@/domain/business-time';
import {
  agreementAfter,
  agreementChanges,
  mostMembers,
  type AgreementState,
} from '@/domain/family-pay/agreement';
import { familyPeriod } from '@/domain/family-pay/family-period';
import { tenths } from '@/domain/money';
import { person } from '@/mocks/core/people';
import { FamilyShop } from '../support/family-pay';
import { me, pinned } from '../support/gateways/mock-gateways';
import { seed } from './seed';

const steps = Number(process.env['STEPS'] ?? 500);
const day = 86_400_000;

/** Those with whom the person makes agreements. */
const members = [3, 4, 7, 8, 9, 10].map(person);

const target = fc.nat({ max: 30 });
const cap = fc.constantFrom('12.0', '40.0', '120.0');
const money = fc.constantFrom(tenths(10), tenths(50), tenths(400));
const fault = fc.option(fc.constantFrom('drop', 'duplicate', 'status'), { freq: 3 });
const when = fc.constantFrom('before', 'after');
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('invite' as const), target, cap, accepted: fc.boolean() }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('change' as const),
      target,
      change: fc.constantFrom('accept', 'accept', 'accept', 'resume', 'resume', ...agreementChanges),
      side: fc.constantFrom('owner', 'member'),
      proven: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('save' as const),
      target,
      cap,
      resetDay: fc.constantFrom(1, 15, 28),
      proven: fc.boolean(),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ act: fc.constant('pay' as const), target, money, fault, when }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('refund' as const), target }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('wait' as const), hours: fc.nat({ max: 100 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type Target<Act> = Extract<Step, { act: Act }>;

/** What can become of a state by one change, by time, or by nothing. */
function nextStates(from: AgreementState): ReadonlySet<AgreementState> {
  const changed = agreementChanges.flatMap((change) =>
    (['owner', 'member'] as const).flatMap((side) => agreementAfter(from, change, side)?.state ?? []),
  );
  return new Set([from, ...changed]);
}

async function agreementAt(shop: FamilyShop, index: number) {
  const { family } = await shop.state();
  // Most of them end sooner or later; without this the walk would soon meet no others.
  const live = family.filter(({ state }) => state !== 'ended');
  const chosen = index % 5 === 0 || live.length === 0 ? family : live;
  return chosen[index % chosen.length];
}

/** What was paid since the world began in the running period of an agreement, and not refunded, tenths. */
async function spentBy(shop: FamilyShop, id: string): Promise<number> {
  const { orders, family } = await shop.state();
  const { from } = familyPeriod(family.find((each) => each.id === id)?.resetDay ?? 1, toDay(shop.real));
  const counted = orders.filter(
    ({ payment, state }) =>
      payment?.family === id && state !== 'refunded' && state !== 'closed' && toDay(payment.sentAt) >= from,
  );
  return counted.reduce((sum, { payment }) => sum + (payment?.coins ?? 0), 0);
}

/** Pays with another person's coins; a lost answer is asked for again under the same key. */
async function pay(shop: FamilyShop, one: Target<'pay'>, number: number): Promise<string | null> {
  const agreement = await agreementAt(shop, one.target);
  if (agreement === undefined) return null;
  const { id, member: as } = agreement;
  const order = await shop.sell({ goods: `礼盒 ${number}`, money: one.money }, as);
  const { state, left } = await shop.agreement(id, as);
  const key = `k${number}`;
  await shop.allow(key, as);
  if (one.fault !== null)
    await shop.fault({ call: 'payment', kind: one.fault as 'drop', when: one.when as 'before', value: 503 });
  const send = () => shop.pay(order, { way: 'family', family: id, coins: one.money }, { as, key });
  const answer = await send().catch(send);
  // Status 503 does not tell whether the call was performed.
  const { code } = answer.code === '503' ? await send() : answer;
  const isWithin = state === 'active' && one.money <= left;
  if (code === '0000') {
    expect(isWithin).toBe(true);
    expect(await spentBy(shop, id)).toBeLessThanOrEqual(agreement.cap);
  }
  return code === '0000' ? order : null;
}

async function carryOut(shop: FamilyShop, one: Step, paid: [string, string][], number: number) {
  if (one.act === 'wait') shop.real += one.hours * 3_600_000;
  if (one.act === 'invite') {
    const { name, mobile, usercode } = members[one.target % members.length] ?? person(3);
    const { code } = await shop.invite({ name, mobile, cap: one.cap });
    const { family } = await shop.state();
    const id = family[family.length - 1]?.id ?? '';
    if (code === '0000' && one.accepted) await shop.change(id, 'accept', { as: usercode });
  }
  if (one.act === 'refund') {
    const [id, as] = paid[one.target % Math.max(1, paid.length)] ?? [];
    if (id !== undefined && as !== undefined) await shop.say(refundOrder, { id }, { as, key: `r${number}` });
  }
  if (one.act === 'pay') {
    const agreement = await agreementAt(shop, one.target);
    const order = await pay(shop, one, number);
    if (order !== null && agreement !== undefined) paid.push([order, agreement.member]);
  }
  if (one.act === 'change' || one.act === 'save') {
    const agreement = await agreementAt(shop, one.target);
    if (agreement === undefined) return;
    const { id, owner, member } = agreement;
    if (one.act === 'save') await shop.save(id, one.cap, one.resetDay, { as: owner, proven: one.proven });
    else await shop.change(id, one.change, { as: one.side === 'owner' ? owner : member, proven: one.proven });
  }
}

describe(`family pay under changes, payments, refunds, time and faults, seed ${seed} (SEED=${seed} repeats the run)`, () => {
  it(`takes only legal changes, pays within its caps, and the ledger conserves, in a walk of ${steps} steps`, async () => {
    const [walk] = fc.sample(fc.array(step, { minLength: steps, maxLength: steps, size: 'max' }), {
      seed,
      numRuns: 1,
    });
    const shop = new FamilyShop();
    shop.real = pinned;
    const paid: [string, string][] = [];
    const seen = new Set<AgreementState>();
    let before = new Map<string, AgreementState>();
    for (const [number, one] of (walk ?? []).entries()) {
      shop.real += 1_000;
      await carryOut(shop, one, paid, number);
      expect((await shop.balances()).sum).toBe(0);
      const { family } = await shop.state();
      for (const { id, state } of family) {
        expect(nextStates(before.get(id) ?? 'invited')).toContain(number === 0 ? 'invited' : state);
        seen.add(state);
      }
      const given = (await shop.list(me)).given.filter(({ state }) => state !== 'ended');
      expect(given.length).toBeLessThanOrEqual(mostMembers);
      before = new Map(family.map(({ id, state }) => [id, state]));
    }
    // The walk would show nothing if it never reached these.
    expect([...seen].sort()).toEqual(['active', 'ended', 'invited', 'paused']);
    expect(paid.length).toBeGreaterThan(10);
    expect(shop.real).toBeGreaterThan(pinned + day);
  });
});
