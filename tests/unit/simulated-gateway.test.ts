import { describe, expect, it } from 'vitest';
import { limitedGateway, type Outage } from '../simulation/gateway';

const limits = { capacity: 10, queue: 500 };
const calls = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('the gateway of the simulation', () => {
  it('serves calls of the same moment one after the other, and refuses those that would wait too long', () => {
    const gateway = limitedGateway(limits, null);
    const replies = calls(8).map(() => gateway(1_000));
    const served = replies.filter(({ outcome }) => outcome === 'served').map(({ at }) => at);
    expect(served.map((at) => at - (served[0] ?? 0))).toEqual([0, 100, 200, 300, 400, 500]);
    expect(replies.slice(6).map(({ outcome }) => outcome)).toEqual(['refused', 'refused']);
  });

  it.each([
    ['refuses', 0, 'refused', [2_005, 2_005, 2_005]],
    ['hangs', 0, 'cut', [3_000, 3_000, 3_000]],
  ] as const)('%s in its outage, and serves before and after it', (way, breaks, outcome, moments) => {
    const outage: Outage = { from: 2_000, until: 3_000, way, breaks };
    const gateway = limitedGateway(limits, outage);
    const replies = calls(3).map(() => gateway(2_000));
    expect(replies).toEqual(moments.map((at) => ({ outcome, at })));
    expect([1_999, 3_000].map((at) => gateway(at).outcome)).toEqual(['served', 'served']);
  });

  it('breaks silent connections evenly over the time that it is given for it', () => {
    const gateway = limitedGateway(limits, { from: 0, until: 1_000, way: 'hangs', breaks: 10_000 });
    const seconds = calls(1_000).map(() => Math.floor((gateway(500).at - 1_000) / 1_000));
    for (const second of calls(10))
      expect(seconds.filter((each) => each === second).length).toBeCloseTo(100, -1);
  });
});
