import * as v from 'valibot';
import { tenths } from '@/domain/money';
import { accountHistoryOf } from '@/mocks/accounts/account-history';
import { withDuration } from './calls';
import { jsonAnswer } from './render-response';
import { faultKinds, type Fault } from './faults';
import { tokenOf } from './identity';
import { thirdPartyAnswered } from '@/mocks/cashier/order-life';
import { charged, orderCancelled, waitingOrder } from '@/mocks/pay-by-code/payment-codes';
import { person } from './people';
import type { HttpAnswer } from './rendering';
import { snapshot } from './snapshot';
import { whole } from './state-part';
import { balanceOf } from '@/mocks/accounts/balances';
import { colleague } from './colleague';
import { timeOf, type MockState } from './state';
import { freshWorld, isWorldName, worldNames } from './worlds';
import { namedPeople } from './names';

/** A failed reply is looked up within a moment of its failing. */
const failuresKept = 50;

const world = v.picklist(worldNames);

const fault = v.object({
  call: v.pipe(v.string(), v.minLength(1)),
  kind: v.picklist(faultKinds),
  when: v.optional(v.picklist(['before', 'after'] as const), 'before'),
  times: v.optional(v.union([v.literal('always'), v.pipe(whole, v.minValue(1))]), 1),
  value: v.exactOptional(v.union([v.number(), v.string()])),
  message: v.exactOptional(v.string()),
  retryAfter: v.exactOptional(whole),
  chance: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  seed: v.exactOptional(whole),
});
/** A fault as it is asked for. */
export type FaultWish = v.InferInput<typeof fault>;

/** A till of QA's: what it scanned, and what it asks for in tenths. */
const charge = v.object({
  code: v.pipe(v.string(), v.minLength(1)),
  merchant: v.pipe(v.string(), v.minLength(1)),
  money: v.pipe(whole, v.transform(tenths)),
});

/** What the stand-in of a third party says of its part of an order. */
const thirdPartyResult = v.object({
  order: v.exactOptional(v.string()),
  result: v.picklist(['paid', 'refused'] as const),
});

type Action = (state: MockState, body: unknown, real: number) => { state: MockState; say?: object };

/** An action that takes a body of this shape. */
function taking<S extends v.GenericSchema>(
  schema: S,
  act: (state: MockState, body: v.InferOutput<S>, real: number) => MockState,
): Action {
  return (state, body, real) => ({ state: act(state, v.parse(schema, body), real) });
}

const actions: Readonly<Record<string, Action>> = {
  'GET state': (state, _, real) => ({ state, say: overview(state, real) }),
  'GET balances': (state) => ({ state, say: balances(state) }),
  'GET export': (state) => ({ state, say: state }),
  // The requests that were held when the snapshot was taken are gone.
  'POST import': (_, body) => ({ state: { ...(v.parse(snapshot, body) as unknown as MockState), held: [] } }),
  'POST reset': taking(
    v.object({ world: v.exactOptional(world), pinned: v.optional(v.nullable(whole), null) }),
    (state, { world: wanted, pinned }, real) => {
      const name = wanted ?? (isWorldName(state.world) ? state.world : 'default');
      return freshWorld(name, real, { offsetMs: 0, pinned });
    },
  ),
  'POST clock': taking(
    v.union([v.object({ offsetMs: whole }), v.object({ pinned: v.nullable(whole) })]),
    (state, moved) => ({ ...state, clock: { offsetMs: 0, pinned: null, ...moved } }),
  ),
  'POST faults': taking(
    v.union([
      v.object({ add: v.union([fault, v.array(fault)]) }),
      v.object({ clear: v.union([v.literal(true), v.string()]) }),
      v.object({ set: v.array(fault), call: v.exactOptional(v.string()) }),
      v.object({ release: v.union([v.literal(true), v.string()]) }),
      v.object({ fail: v.union([v.literal(true), v.string()]) }),
    ]),
    (state, wish, real) => {
      if ('add' in wish) return withFaults(state, [wish.add].flat());
      if ('set' in wish) {
        const others = wish.call === undefined ? [] : state.faults.filter(({ call }) => call !== wish.call);
        return withFaults({ ...state, faults: others }, wish.set);
      }
      if ('clear' in wish) {
        const left = wish.clear === true ? [] : state.faults.filter(({ id }) => id !== wish.clear);
        return { ...state, faults: left };
      }
      return 'fail' in wish
        ? letGo(state, wish.fail, real, 'failed')
        : letGo(state, wish.release, real, 'sound');
    },
  ),
  'POST charge': (state, body, real) => {
    const wish = v.parse(charge, body);
    const { state: after, answer } = charged(state, wish, timeOf(state, real));
    return {
      state: after,
      say: { ...overview(after, real), till: { ...tillOf(after, timeOf(after, real)), answer } },
    };
  },
  'POST uncharge': (state, _, real) => {
    const now = timeOf(state, real);
    const order = waitingOrder(state, now);
    return { state: order === undefined ? state : orderCancelled(state, order, now) };
  },
  'POST third-party': taking(thirdPartyResult, (state, result, real) =>
    thirdPartyAnswered(state, result, timeOf(state, real)),
  ),
  'POST expire': taking(
    v.object({ token: v.string(), valid: v.optional(v.boolean(), false) }),
    (state, { token, valid }) => {
      const others = state.expiredTokens.filter((each) => each !== token);
      return { ...state, expiredTokens: valid ? others : [...others, token] };
    },
  ),
};

/** Does what QA asks for; every answer carries the state's overview unless something else was asked for. */
export function control(
  state: MockState,
  { method, action, body }: { method: string; action: string; body: string },
  real: number,
): [MockState, HttpAnswer] {
  const now = timeOf(state, real);
  const act = actions[`${method} ${action}`];
  if (act === undefined) return [state, jsonAnswer(404, { error: `no action ${method} ${action}` }, now)];
  try {
    const done = act(state, body === '' ? {} : JSON.parse(body), real);
    return [done.state, jsonAnswer(200, done.say ?? overview(done.state, real), timeOf(done.state, real))];
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'not understood';
    return [state, jsonAnswer(400, { error: `${action}: ${reason}` }, now)];
  }
}

/** Lets held replies go, all or one, as they are or as errors; their records learn how long they waited. */
function letGo(state: MockState, which: true | string, real: number, outcome: 'sound' | 'failed'): MockState {
  const going = state.held.filter(({ id }) => which === true || id === which);
  const ids = going.map(({ id }) => id);
  const calls = going.reduce(
    (records, { id, sinceReal }) => withDuration(records, id, real - sinceReal),
    state.journal.calls,
  );
  const failed = outcome === 'failed' ? [...state.failed, ...ids].slice(-failuresKept) : state.failed;
  const held = state.held.filter(({ id }) => !ids.includes(id));
  return { ...state, held, failed, journal: { ...state.journal, calls } };
}

function withFaults(state: MockState, wishes: readonly v.InferOutput<typeof fault>[]): MockState {
  const added = wishes.map((wish, index): Fault => ({
    ...wish,
    id: `F${state.serial + index + 1}`,
    rolls: 0,
  }));
  return { ...state, serial: state.serial + added.length, faults: [...state.faults, ...added] };
}

/** What QA sees. */
function overview(state: MockState, real: number): object {
  const { world: name, clock, session, faults, held, expiredTokens, feed, journal } = state;
  return {
    world: name,
    worlds: worldNames,
    now: timeOf(state, real),
    real,
    clock,
    session: { ...session, token: tokenOf(session.usercode) },
    identities: namedPeople.map((_, index) => identity(state, index)),
    faults,
    held,
    expiredTokens,
    feed,
    till: tillOf(state, timeOf(state, real)),
    calls: journal.calls,
  };
}

/** The newest code that somebody holds out, where there is one: what a merchant would scan next; and whether a till waits for its payer. */
function tillOf(state: MockState, now: number): { code: string | null; waits: boolean } {
  const { issued } = state.paymentCodes;
  return { code: issued[issued.length - 1]?.code ?? null, waits: waitingOrder(state, now) !== undefined };
}

function identity(state: MockState, index: number): object {
  const { usercode, name, department, jobNumber, oaAccount, senior, mobile } = person(index);
  const departed = colleague(state, usercode)?.departed === true;
  return {
    usercode,
    name,
    department,
    jobNumber,
    oaAccount,
    senior,
    mobile,
    departed,
    token: tokenOf(usercode),
  };
}

/** Amounts in tenths: the sum over all accounts, which is zero, and the lowest personal balance. */
function balances(state: MockState): object {
  const accounts = new Set([...accountHistoryOf(state.seed).accounts(), ...Object.keys(state.ledger.deltas)]);
  let sum = 0;
  let lowestPersonal = Infinity;
  for (const account of accounts) {
    const balance = balanceOf(state, account);
    sum += balance;
    if (account.startsWith('XF:')) lowestPersonal = Math.min(lowestPersonal, balance);
  }
  return { accounts: accounts.size, sum, lowestPersonal };
}
