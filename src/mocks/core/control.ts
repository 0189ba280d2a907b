import * as v from 'valibot';
import { withDuration } from './calls';
import { colleague } from './colleague';
import { taking, type ControlAction, type MockControl } from './control-action';
import { faultKinds, type Fault } from './faults';
import { tokenOf } from './identity';
import { namedPeople } from './names';
import { person } from './people';
import { jsonAnswer } from './render-response';
import type { HttpAnswer } from './rendering';
import { snapshot } from './snapshot';
import { timeOf, type MockState } from './state';
import { whole } from './state-part';
import { freshWorld, isWorldName, worldNames } from './worlds';

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
export type FaultRequest = v.InferInput<typeof fault>;

const lists = import.meta.glob<MockControl>(
  ['/src/mocks/*/*-control.ts', '/src/areas/*/mocks/*-control.ts'],
  { eager: true, import: 'control' },
);
const declared = Object.values(lists);

const ownActions: Readonly<Record<string, ControlAction>> = {
  'GET state': (state, _, real) => ({ state, say: overview(state, real) }),
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
    (state, request, real) => {
      if ('add' in request) return withFaults(state, [request.add].flat());
      if ('set' in request) {
        const others =
          request.call === undefined ? [] : state.faults.filter(({ call }) => call !== request.call);
        return withFaults({ ...state, faults: others }, request.set);
      }
      if ('clear' in request) {
        const left = request.clear === true ? [] : state.faults.filter(({ id }) => id !== request.clear);
        return { ...state, faults: left };
      }
      return 'fail' in request
        ? letGo(state, request.fail, real, 'failed')
        : letGo(state, request.release, real, 'sound');
    },
  ),
  'POST expire': taking(
    v.object({ token: v.string(), valid: v.optional(v.boolean(), false) }),
    (state, { token, valid }) => {
      const others = state.expiredTokens.filter((each) => each !== token);
      return { ...state, expiredTokens: valid ? others : [...others, token] };
    },
  ),
};

const actions: Readonly<Record<string, ControlAction>> = Object.fromEntries(
  [ownActions, ...declared.map((each) => each.actions)].flatMap((each) => Object.entries(each)),
);

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
    const { state: after, say, told } = act(state, body === '' ? {} : JSON.parse(body), real);
    const answer = say ?? { ...overview(after, real), ...told };
    return [after, jsonAnswer(200, answer, timeOf(after, real))];
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

function withFaults(state: MockState, requests: readonly v.InferOutput<typeof fault>[]): MockState {
  const added = requests.map((request, index): Fault => ({
    ...request,
    id: `F${state.serial + index + 1}`,
    rolls: 0,
  }));
  return { ...state, serial: state.serial + added.length, faults: [...state.faults, ...added] };
}

/** What QA sees. */
function overview(state: MockState, real: number): object {
  const { world: name, clock, session, faults, held, expiredTokens, journal } = state;
  const now = timeOf(state, real);
  return {
    ...declared.reduce((all, each) => ({ ...all, ...each.overview?.(state, now) }), {}),
    world: name,
    worlds: worldNames,
    now,
    real,
    clock,
    session: { ...session, token: tokenOf(session.usercode) },
    identities: namedPeople.map((_, index) => identity(state, index)),
    faults,
    held,
    expiredTokens,
    calls: journal.calls,
  };
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
