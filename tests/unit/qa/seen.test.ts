// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallRecord } from '@/mocks/core/calls';
import { callsSeen, callsSkipped, useSeen } from '@/qa/coverage/seen';
import { sessionGiven } from '@/state/session';
import { chen, me } from '../../support/gateways/mock-gateways';

const call = (id: number, name: string, caller = me): CallRecord => ({
  ...{ id, time: 0, call: name, gateway: 'life', caller, status: 200, code: '0000' },
  ...{ request: '', answer: '', faults: [], durationMs: 0, held: null },
});
const seen = () => useSeen.getState().names.endpoints;

beforeEach(() => {
  sessionGiven({ token: `lx-${me}` });
  useSeen.setState(useSeen.getInitialState(), true);
});

describe('the calls that the coverage map counts', () => {
  it('are those since the session began', () => {
    callsSeen({ calls: [call(7, 'balance')] });
    expect(seen()).toEqual([]);
    callsSeen({ calls: [call(7, 'balance'), call(8, 'articleList'), call(9, 'articleList')] });
    expect(seen()).toEqual(['articleList']);
  });

  it('are those of the person and of nobody, and not those that other phones make', () => {
    callsSeen({ calls: [] });
    callsSeen({ calls: [call(1, 'mine', chen), call(2, 'tokenToKey', ''), call(3, 'balance')] });
    expect(seen()).toEqual(['tokenToKey', 'balance']);
  });

  it('are all of a world that was started again', () => {
    callsSeen({ calls: [call(40, 'mine')] });
    callsSeen({ calls: [call(1, 'balance')] });
    expect(seen()).toEqual(['balance']);
  });

  it('are none that came with a capsule', () => {
    callsSeen({ calls: [] });
    callsSkipped({ calls: [call(1, 'mine'), call(2, 'balance')] });
    callsSeen({ calls: [call(1, 'mine'), call(2, 'balance'), call(3, 'articleList')] });
    expect(seen()).toEqual(['articleList']);
  });
});
