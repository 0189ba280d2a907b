import type { Aes } from '@/api/cipher';
import { decodeBody } from '@/api/codec';
import type { GatewayName } from '@/api/gateways';
import { readable, withCall } from './calls';
import { refused, success, textOf, type Envelope } from './envelope';
import { numberOf, postpones, prevents, takeFaults, type Fault } from './faults';
import type { Operation, Served } from './handler';
import { keyOf, recordOf, withoutRecord, withRecord } from './idempotency';
import { callerOf, type Caller } from './identity';
import { fingerprint } from './random';
import { servedBy } from './registry';
import { jsonAnswer, renderResponse } from './render-response';
import { heldIn, statusOf, waitOf, type GatewayRequest, type Rendering, type Ticket } from './rendering';
import { answerService, type ServiceBases } from './services';
import { settled } from './settled';
import { timeOf, type MockState } from './state';

/** What the gateways are reached by: a base per client, as path or address, and the cipher's key. */
export interface GatewayConfig {
  bases: Readonly<Record<GatewayName, string>>;
  services: ServiceBases;
  aes: Aes;
}

type Step = [state: MockState, rendering: Rendering];

/** A mark is good for this much longer than the delay that it stands for, in milliseconds. */
const grace = 5_000;
const longestHold = 600_000;
const hangingMark = 60_000;
const silence = { code: '', answer: '' };
/** Longer answers are not kept for the fault `stale`. */
const longestPrevious = 16_000;

/** Answers one call: a pure function of state, request and the machine's time in milliseconds. */
export function handle(
  before: MockState,
  request: GatewayRequest,
  real: number,
  config: GatewayConfig,
): Step {
  const state = settled(before, real);
  const served = servedBy(request.path, config.bases);
  if (served === undefined) {
    const service = answerService(state, request, real, config.services);
    if (service !== null) return [service[0], { kind: 'answer', answer: service[1] }];
    return [state, { kind: 'answer', answer: jsonAnswer(404, refused('404', ''), timeOf(state, real)) }];
  }
  const { taken, left } = takeFaults(state.faults, served.endpoint.name);
  const ready = left === state.faults ? state : { ...state, faults: left };
  const body = decodeBody(served.endpoint, request.body, config.aes);
  const now = timeOf(state, real);
  const call: Call = { served, request, body, real, config, now, faults: taken, arrived: real };
  return taken.some(postpones) ? postponed(ready, call) : carriedOut(ready, call, null);
}

/** Carries out a call that was put off; one whose mark is gone is never carried out, because its sender may have been told so. */
export function resume(before: MockState, ticket: Ticket, real: number, config: GatewayConfig): Step {
  const state = settled(before, real);
  const { request, faults, marked } = ticket;
  const served = servedBy(request.path, config.bases);
  if (served === undefined) return [state, { kind: 'drop' }];
  const record = marked === null ? undefined : recordOf(state.keys, marked);
  const isMine = record?.state === 'running' && record.ticket === ticket.id;
  if (marked !== null && !isMine) return [state, { kind: 'drop' }];
  const body = decodeBody(served.endpoint, request.body, config.aes);
  const now = timeOf(state, real);
  return carriedOut(
    state,
    { served, request, body, real, config, now, faults, arrived: ticket.since },
    ticket,
  );
}

interface Call {
  served: Served;
  request: GatewayRequest;
  /** The request's body, decrypted and parsed; not checked yet. */
  body: unknown;
  /** Machine time and business time, in milliseconds. */
  real: number;
  now: number;
  config: GatewayConfig;
  faults: readonly Fault[];
  /** When the call arrived, by the machine's clock: before `real` where it was put off. */
  arrived: number;
}

/** Why a call is turned away before any rule is asked, or all that is needed to carry it out. */
type Admission =
  | { status: number }
  | { answer: Envelope; caller: Caller | null }
  /** `given` is the key as the caller knows it, `key` the name of its record. */
  | { operation: Operation; caller: Caller; given: string | null; key: string | null; print: string };

function admit(state: MockState, { served, request, body }: Call, ticket: Ticket | null): Admission {
  const { endpoint } = served;
  const caller = callerOf(state, endpoint, request.headers);
  if (caller === 400 || caller === 401) return { status: caller };
  const operation = served.read(body);
  if (operation === null) return { status: 400 };
  if (caller === '6006') return { answer: refused('6006', '登录已过期，请重新登录'), caller: null };
  const given = request.headers['idempotency-key'] ?? '';
  if (endpoint.effect === 'money' && given === '') return { status: 400 };
  if (endpoint.effect === 'read' || given === '')
    return { operation, caller, given: null, key: null, print: '' };
  const key = keyOf(caller.person.usercode, given);
  const print = fingerprint(`${endpoint.name} ${JSON.stringify(body)}`);
  const known = recordOf(state.keys, key);
  if (known !== undefined && known.print !== print) return { status: 422 };
  if (known?.state === 'done') return { answer: known.answer, caller };
  if (known?.state === 'running' && known.ticket !== ticket?.id) return { status: 409 };
  return { operation, caller, given, key, print };
}

/** Puts a call off; a key that it brings is taken from now on, so that no other call can use it meanwhile. */
function postponed(before: MockState, call: Call): Step {
  const { request, real } = call;
  const delays = call.faults.filter(postpones);
  const hangs = delays.some(({ kind }) => kind === 'hang');
  const holds = delays.some(({ kind }) => kind === 'hold');
  const ms = delays.reduce((sum, fault) => sum + (fault.kind === 'delay' ? numberOf(fault, 0) : 0), 0);
  const serial = before.serial + 1;
  const id = `W${serial}`;
  const admission = admit(before, call, null);
  const marked = 'operation' in admission ? admission.key : null;
  let state: MockState = { ...before, serial };
  if ('operation' in admission && marked !== null) {
    const until = real + ms + (hangs ? hangingMark : holds ? longestHold : grace);
    const mark = { state: 'running', name: marked, print: admission.print, ticket: id, until } as const;
    state = { ...state, keys: withRecord(state.keys, mark) };
  }
  if (holds && !hangs) state = withHeld(state, id, call);
  const faults = call.faults.filter((fault) => !postpones(fault));
  const ticket: Ticket = { id, request, faults, since: real, marked };
  const hanging: Rendering = { kind: 'hang' };
  if (hangs) return [noted(state, call, admission, silence, 0, hanging), hanging];
  return [state, { kind: 'later', ms, held: holds ? id : null, ticket }];
}

function carriedOut(before: MockState, call: Call, ticket: Ticket | null): Step {
  const { faults, now } = call;
  const admission = admit(before, call, ticket);
  if (faults.some(prevents)) return shown(withoutMark(before, ticket), call, admission, success(null));
  if ('status' in admission) {
    const { status } = admission;
    const rendering: Rendering = {
      kind: 'answer',
      answer: jsonAnswer(status, refused(String(status), ''), now),
    };
    return [noted(before, call, admission, silence, status, rendering), rendering];
  }
  if ('answer' in admission) return shown(before, call, admission, admission.answer);
  const [once, envelope] = done(before, call, admission);
  if (!faults.some(({ kind }) => kind === 'duplicate')) return shown(once, call, admission, envelope);
  // The network brings the same call a second time; what that one is answered gets lost.
  const again = admit(once, call, null);
  return shown('operation' in again ? done(once, call, again)[0] : once, call, admission, envelope);
}

function done(
  before: MockState,
  { served, now }: Call,
  { operation, caller, given, key, print }: Extract<Admission, { operation: Operation }>,
): [MockState, Envelope] {
  const reply = operation(before, caller, given, now);
  const answer =
    'refusal' in reply
      ? refused(reply.refusal.code, reply.refusal.message, reply.refusal.usercodes)
      : success(reply.data);
  if (key === null) return [reply.state, answer];
  // Where no money moves, a refusal leaves the key free: what a password allowed may be tried again with what is right.
  if ('refusal' in reply && served.endpoint.effect !== 'money')
    return [{ ...reply.state, keys: withoutRecord(reply.state.keys, key) }, answer];
  const booked = 'refusal' in reply ? null : (reply.booked ?? null);
  const record = { state: 'done', name: key, print, answer, booked } as const;
  return [{ ...reply.state, keys: withRecord(reply.state.keys, record) }, answer];
}

/** A call that was put off and then prevented leaves its key free. */
function withoutMark(state: MockState, ticket: Ticket | null): MockState {
  if (ticket === null || ticket.marked === null) return state;
  return { ...state, keys: withoutRecord(state.keys, ticket.marked) };
}

/** What was decided, as it goes out under the faults that hit it. */
function shown(before: MockState, call: Call, admission: Admission, envelope: Envelope): Step {
  const { served, faults, now, config } = call;
  const { name } = served.endpoint;
  const caller = 'caller' in admission ? (admission.caller?.person.usercode ?? '') : '';
  const slot = `${name} ${caller}`;
  const previous = before.journal.previous[slot];
  const holds = faults.some(({ kind, when }) => kind === 'hold' && when === 'after');
  const serial = holds ? before.serial + 1 : before.serial;
  const held = `W${serial}`;
  const rendering = renderResponse(served.endpoint, envelope, {
    faults,
    aes: config.aes,
    now,
    held,
    previous,
  });
  let state = before;
  if (holds) state = { ...withHeld(state, held, call), serial };
  const text = textOf(envelope);
  if (!faults.some(prevents) && text !== null && text.length < longestPrevious) {
    const kept = { ...state.journal.previous, [slot]: envelope };
    state = { ...state, journal: { ...state.journal, previous: kept } };
  }
  const journalled = { code: envelope.code, answer: text === null ? '(long list)' : readable(text) };
  return [noted(state, call, admission, journalled, statusOf(rendering), rendering), rendering];
}

function withHeld(state: MockState, id: string, { served, now, real }: Call): MockState {
  const held = { id, call: served.endpoint.name, since: now, sinceReal: real };
  return { ...state, held: [...state.held, held] };
}

function noted(
  state: MockState,
  { served: { endpoint }, body, now, faults, real, arrived }: Call,
  admission: Admission,
  said: { code: string; answer: string },
  status: number,
  rendering: Rendering,
): MockState {
  const caller = 'caller' in admission ? (admission.caller?.person.usercode ?? '') : '';
  const wait = waitOf(rendering);
  const calls = withCall(state.journal.calls, {
    time: now,
    call: endpoint.name,
    gateway: endpoint.gateway,
    caller,
    status,
    ...said,
    request: readable(JSON.stringify(body) ?? ''),
    faults,
    durationMs: wait === null ? null : real - arrived + wait,
    held: heldIn(rendering),
  });
  return { ...state, journal: { ...state.journal, calls } };
}
