import { create } from 'zustand';
import { readable } from '@/mocks/core/calls';

/** One call of the simulated bridge, without secrets. */
export interface BridgeCall {
  readonly id: number;
  /** The machine's time, ms. */
  readonly at: number;
  readonly call: string;
  readonly params: string;
  readonly state: 'waiting' | 'held' | 'silent' | 'answered' | 'threw';
  /** The response; empty where there was none. */
  readonly answer: string;
  /** The status of the response. */
  readonly status: string;
  readonly tookMs: number | null;
}

const maxCalls = 100;

/** The last calls since the page load, the newest last. */
export const useBridgeCalls = create<{ calls: readonly BridgeCall[] }>(() => ({ calls: [] }));

let lastId = 0;

/** The page called the bridge. Returns the id of the call. */
export function callReceived(call: string, params: unknown, at: number): number {
  lastId += 1;
  const entry: BridgeCall = {
    id: lastId,
    at,
    call,
    params: withoutSecrets(params),
    state: 'waiting',
    answer: '',
    status: '',
    tookMs: null,
  };
  useBridgeCalls.setState(({ calls }) => ({ calls: [...calls.slice(-(maxCalls - 1)), entry] }));
  return lastId;
}

export function callHeld(id: number): void {
  change(id, () => ({ state: 'held' }));
}

/** The call gets no response. */
export function callSilenced(id: number): void {
  change(id, () => ({ state: 'silent' }));
}

export function callThrew(id: number): void {
  change(id, () => ({ state: 'threw', tookMs: 0 }));
}

export function callAnswered(id: number, status: string, answers: readonly unknown[], now: number): void {
  const answer = answers.map(withoutSecrets).join('\n');
  change(id, ({ at }) => ({ state: 'answered', status, answer, tookMs: Math.max(0, now - at) }));
}

function change(id: number, parts: (call: BridgeCall) => Partial<BridgeCall>): void {
  useBridgeCalls.setState(({ calls }) => ({
    calls: calls.map((one) => (one.id === id ? { ...one, ...parts(one) } : one)),
  }));
}

/** A value as text in which secrets are masked. */
export function withoutSecrets(value: unknown): string {
  return readable(JSON.stringify(value) ?? '').replace(
    /("(?:channelKey|verifySignature|paySign|package)":)"[^"]*"/g,
    '$1"***"',
  );
}
