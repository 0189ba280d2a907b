import { describe, expect, it } from 'vitest';
import { endpoints } from '@/mocks/core/endpoints';
import { faultKinds, type Fault } from '@/mocks/core/faults';
import { worldNames } from '@/mocks/core/worlds';
import {
  nameOfResult,
  presetOf,
  presets,
  results,
  rowsOf,
  soundRow,
  wishesOf,
  type FaultRow,
} from '@/qa/fault-rows';
import { worldName, worldsInOrder } from '@/qa/world-names';

let serial = 0;

function standing(requests: ReturnType<typeof wishesOf>): Fault[] {
  return requests.map((request): Fault => ({
    ...request,
    id: `F${++serial}`,
    rolls: 0,
    when: request.when ?? 'before',
    times: request.times ?? 1,
  }));
}

describe('a fault row of the console', () => {
  const rows: FaultRow[] = [
    soundRow('balance'),
    { call: 'balance', delayMs: 1200, result: null, hold: false, when: 'before' },
    { call: 'balance', delayMs: 0, result: null, hold: true, when: 'after' },
    {
      call: '*',
      delayMs: 30_000,
      result: { kind: 'status', value: '503', times: 2 },
      hold: true,
      when: 'after',
    },
    {
      call: 'a',
      delayMs: 0,
      result: { kind: 'hang', value: '', times: 'always' },
      hold: false,
      when: 'before',
    },
  ];

  it.each(rows)('is read back as it was set: %o', (row) => {
    expect(rowsOf(standing(wishesOf(row)), [row.call])).toEqual([row]);
  });

  it('without a fault sets none', () => {
    expect(wishesOf(soundRow('balance'))).toEqual([]);
  });

  it('collects the faults of one call, at the position of the first one', () => {
    const faults = standing([
      { call: 'a', kind: 'delay', value: 5 },
      { call: 'b', kind: 'drop' },
      { call: 'a', kind: 'hold' },
    ]);
    expect(rowsOf(faults).map(({ call, delayMs, hold }) => [call, delayMs, hold])).toEqual([
      ['a', 5, true],
      ['b', 0, false],
    ]);
  });
});

describe('the results to choose from', () => {
  it('are every kind of fault, except delay and hold, which have their own fields', () => {
    expect(new Set(results.map(({ kind }) => kind))).toEqual(
      new Set(faultKinds.filter((kind) => kind !== 'delay' && kind !== 'hold')),
    );
  });

  it.each([
    ['status', '429', 'status-429'],
    ['status', '418', 'status-500'],
    ['code', '1234', 'code'],
  ] as const)('show %s %s as %s', (kind, value, name) => {
    expect(nameOfResult({ kind, value, times: 1 })).toBe(name);
    expect(nameOfResult(null)).toBe('none');
  });
});

describe('a preset', () => {
  it.each(presets)('$name is recognised once it is set', ({ name, requests }) => {
    expect(presetOf(standing(requests))).toBe(name);
  });

  it('is no longer recognised once a fault was added', () => {
    const faults = standing([
      ...(presets[1]?.requests ?? []),
      { call: endpoints[0]?.name ?? '', kind: 'drop' },
    ]);
    expect(presetOf(faults)).toBeNull();
  });
});

describe('a world', () => {
  it.each(worldNames)('%s has its own name in the console', (world) => {
    expect(worldName(world)[0]).toMatch(/^[\u4e00-\u9fff]+$/);
  });

  it('stands in the console where its name does, one without a name last', () => {
    expect(worldsInOrder(['elsewhere', 'gifts', 'default'])).toEqual(['default', 'gifts', 'elsewhere']);
  });

  it('without a name in the console is shown by its id', () => {
    expect(worldName('elsewhere')).toEqual(['elsewhere', '']);
  });
});
