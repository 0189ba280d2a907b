import { create } from 'zustand';
import { readable } from '@/mocks/core/calls';

/** One call of the simulated bridge, as QA reads it: without secrets. */
export interface BridgeCall {
  readonly id: number;
  /** The machine's time, ms. */
  readonly at: number;
  readonly call: string;
  readonly params: string;
  readonly state: 'waiting' | 'held' | 'silent' | 'answered' | 'threw';
  /** What was answered; empty where nothing was. */
  readonly answer: string;
  /** How it ended, in one word. */
  readonly word: string;
  readonly tookMs: number | null;
}

const kept = 100;

/** All calls since the page was loaded, the newest last. */
export const useBridgeCalls = create<{ calls: readonly BridgeCall[] }>(() => ({ calls: [] }));

let lastId = 0;

/** The page called. Gives the number of the call. */
export function callReceived(call: string, params: unknown, at: number): number {
  lastId += 1;
  const entry: BridgeCall = {
    id: lastId,
    at,
    call,
    params: withoutSecrets(params),
    state: 'waiting',
    answer: '',
    word: '',
    tookMs: null,
  };
  useBridgeCalls.setState(({ calls }) => ({ calls: [...calls.slice(-(kept - 1)), entry] }));
  return lastId;
}

export function callHeld(id: number): void {
  change(id, () => ({ state: 'held' }));
}

/** Nothing will be said to it. */
export function callLeft(id: number): void {
  change(id, () => ({ state: 'silent' }));
}

export function callThrew(id: number): void {
  change(id, () => ({ state: 'threw', tookMs: 0 }));
}

export function callAnswered(id: number, word: string, answers: readonly unknown[], now: number): void {
  const answer = answers.map(withoutSecrets).join('\n');
  change(id, ({ at }) => ({ state: 'answered', word, answer, tookMs: Math.max(0, now - at) }));
}

function change(id: number, parts: (call: BridgeCall) => Partial<BridgeCall>): void {
  useBridgeCalls.setState(({ calls }) => ({
    calls: calls.map((one) => (one.id === id ? { ...one, ...parts(one) } : one)),
  }));
}

/** A value as text that QA may see. */
export function withoutSecrets(value: unknown): string {
  return readable(JSON.stringify(value) ?? '').replace(
    /("(?:channelKey|verifySignature)":)"[^"]*"/g,
    '$1"***"',
  );
}
