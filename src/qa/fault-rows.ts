import type { FaultRequest } from '@/mocks/core/control';
import type { Fault, FaultKind } from '@/mocks/core/faults';

/** The faults of one call, as a row of the console shows them. */
export interface FaultRow {
  /** An endpoint's name, or * for all. */
  call: string;
  delayMs: number;
  /** Null for the normal response. */
  result: Outcome | null;
  hold: boolean;
  /** Whether the fault occurs before or after the call is executed. */
  when: 'before' | 'after';
}

export interface Outcome {
  kind: FaultKind;
  value: string;
  times: number | 'always';
}

/** The results to choose from: name in the choice list, label, and the fault that it sets. */
export const results: readonly { name: string; text: string; kind: FaultKind; value: string }[] = [
  { name: 'status-500', text: 'HTTP 500', kind: 'status', value: '500' },
  { name: 'status-429', text: 'HTTP 429', kind: 'status', value: '429' },
  { name: 'hang', text: '超时', kind: 'hang', value: '' },
  { name: 'drop', text: '断网', kind: 'drop', value: '' },
  { name: 'code', text: '业务码', kind: 'code', value: '9999' },
  { name: 'garbled', text: '乱码', kind: 'garbled', value: '' },
  { name: 'html', text: '网页', kind: 'html', value: '' },
  { name: 'wrong-shape', text: '结构不对', kind: 'wrong-shape', value: '' },
  { name: 'drip', text: '一点点来', kind: 'drip', value: '400' },
  { name: 'duplicate', text: '重复送达', kind: 'duplicate', value: '' },
  { name: 'stale', text: '旧回答', kind: 'stale', value: '' },
  { name: 'skew', text: '时间不准', kind: 'skew', value: '600000' },
];

/** The name of a result in the choice list; a status that is not listed has the name of its kind. */
export function nameOfResult(result: Outcome | null): string {
  if (result === null) return 'none';
  const exact = results.find(({ kind, value }) => kind === result.kind && value === result.value);
  return (exact ?? results.find(({ kind }) => kind === result.kind))?.name ?? 'none';
}

/** A row without faults. */
export function soundRow(call: string): FaultRow {
  return { call, delayMs: 0, result: null, hold: false, when: 'before' };
}

/** The current faults, one row for each call in the order of their first fault; `added` are calls without faults. */
export function rowsOf(faults: readonly Fault[], added: readonly string[] = []): readonly FaultRow[] {
  const rows = new Map(added.map((call) => [call, soundRow(call)]));
  for (const fault of faults) {
    const row = rows.get(fault.call) ?? soundRow(fault.call);
    rows.set(fault.call, withFault(row, fault));
  }
  return Array.from(rows.values());
}

function withFault(row: FaultRow, { kind, value, times, when }: Fault): FaultRow {
  if (kind === 'delay') return { ...row, when, delayMs: Number(value) || 0 };
  if (kind === 'hold') return { ...row, when, hold: true };
  return { ...row, when, result: { kind, value: String(value ?? ''), times } };
}

/** The faults that the mock backend has to set for a row. */
export function wishesOf({ call, delayMs, result, hold, when }: FaultRow): readonly FaultRequest[] {
  const requests: FaultRequest[] = [];
  if (delayMs > 0) requests.push({ call, kind: 'delay', when, times: 'always', value: delayMs });
  if (hold) requests.push({ call, kind: 'hold', when, times: 'always' });
  if (result !== null) {
    const { kind, value, times } = result;
    requests.push({ call, kind, when, times, ...(value === '' ? {} : { value }) });
  }
  return requests;
}

/** States of the network that QA needs often. */
export const presets: readonly { name: string; requests: readonly FaultRequest[] }[] = [
  { name: '全部正常', requests: [] },
  {
    name: '弱网',
    requests: [
      { call: '*', kind: 'delay', when: 'after', times: 'always', value: 2500 },
      { call: '*', kind: 'drip', when: 'after', times: 'always', value: '400' },
    ],
  },
  { name: '断网', requests: [{ call: '*', kind: 'drop', when: 'before', times: 'always' }] },
  { name: '乱码', requests: [{ call: '*', kind: 'garbled', when: 'after', times: 'always' }] },
];

/** The preset that equals the current faults; null where none does. */
export function presetOf(faults: readonly Fault[]): string | null {
  const keyOf = (request: FaultRequest) =>
    [request.call, request.kind, request.when ?? 'before', request.times ?? 1, request.value ?? ''].join(' ');
  const current = faults.map(keyOf).join('\n');
  return presets.find(({ requests }) => requests.map(keyOf).join('\n') === current)?.name ?? null;
}
