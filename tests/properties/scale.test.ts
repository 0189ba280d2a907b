import { describe, expect, it } from 'vitest';
import { queryOrderInfo } from '@/api/endpoints/cashier';
import { queryPaymentCode } from '@/api/endpoints/payment-code';
import { requestRetries } from '@/domain/constants';
import { recovery, reportOf } from '../simulation/report';
import { minute, second, type Scene } from '../simulation/scenes/scene';
import { scenes } from '../simulation/scenes/scenes';
import { payByCode, waitForOrder } from '../simulation/scenes/waiting-pages';
import { rules, simulate } from '../simulation/simulate';
import { peak, sum } from '../simulation/tally';
import { seed } from './seed';

const clients = 800;

/** People of one building open a page that repeats a question in the same half second, and keep it open; the gateways fail for ten minutes. */
const waitingPages: Scene = {
  name: 'waiting-pages',
  title: 'Pages that wait',
  length: 15 * minute,
  capacity: 2,
  queue: 2 * second,
  refusal: { status: 503, retryAfter: null },
  outage: { from: 4 * minute, until: 14 * minute, way: 'refuses', breaks: 0 },
  begin: (world) =>
    function* visit(client) {
      client.latency = 40;
      yield client.random() * 500;
      yield* client.random() < 0.5
        ? payByCode(world, client, Infinity)
        : waitForOrder(world, client, Infinity);
    },
};

describe(`many phones (seed ${seed})`, () => {
  it.each(scenes)('$name: none sends a call again before the Retry-After of its gateway is over', (scene) => {
    for (const retryAfter of [3, 30]) {
      // Less than all of them ask for on average, so that each seed brings refusals.
      const tight = { ...scene, capacity: scene.capacity / 8 };
      const { made } = simulate(tight, { clients, seed, retryAfter });
      expect(sum(made.refused)).toBeGreaterThan(0);
      expect(made.early).toBe(0);
    }
  });

  it('do not ask together though all of them began together', () => {
    const busiest = (followed: 'own' | 'equal') => {
      const { made } = simulate(
        { ...waitingPages, length: 20 * second, outage: null },
        // Of fewer people the busiest second is a matter of chance.
        { clients: 12_000, seed, rules: followed },
      );
      const codes = made.byEndpoint.get(queryPaymentCode) ?? [];
      return peak(codes, 8, 20) / (sum(codes, 8, 20) / 12);
    };
    expect(busiest('own')).toBeLessThan(1.4);
    expect(busiest('equal')).toBeGreaterThan(1.8);
  });

  it.each(['refuses', 'hangs'] as const)(
    'ask no faster while a gateway %s: a waiting page sends no more calls than in health',
    (way) => {
      const outage = { from: 4 * minute, until: 14 * minute, way, breaks: 0 };
      const { offered, made } = simulate({ ...waitingPages, outage }, { clients, seed });
      for (const endpoint of [queryPaymentCode, queryOrderInfo]) {
        const [healthy, failing] = [offered, made].map((tally) =>
          sum(tally.byEndpoint.get(endpoint) ?? [], outage.from / second, outage.until / second),
        );
        // A question that is asked when the time ends may have been sent three times already.
        expect(failing).toBeLessThanOrEqual((healthy ?? 0) + clients);
      }
    },
  );

  it.each(scenes.filter(({ outage }) => outage !== null))(
    '$name: send at most as many calls as the rule for retries allows while gateways fail, their taps included',
    (scene) => {
      const { offered, made } = simulate(scene, { clients, seed });
      const [from, until] = [(scene.outage?.from ?? 0) / second, (scene.outage?.until ?? 0) / second];
      const allowed = sum(offered.sent, from, until) * (1 + requestRetries);
      expect(sum(made.sent, from, until)).toBeLessThanOrEqual(allowed);
    },
  );

  it.each(scenes)('$name: nothing is refused half a minute after the gateways can serve again', (scene) => {
    expect(recovery(scene, simulate(scene, { clients, seed }))).toBeLessThanOrEqual(30);
  });

  it.each(scenes)('$name: nine of ten people are served, wherever they are', (scene) => {
    const { made } = simulate(scene, { clients, seed });
    const isServed = made.served.map(({ way, latency }) => ({ latency, served: way !== 'not' }));
    const far = isServed.filter(({ latency }) => latency > 75);
    for (const group of [isServed, far])
      expect(group.filter(({ served }) => served).length).toBeGreaterThan(0.9 * group.length);
  });

  it.each(rules)(
    'do the same again for the same seed, and something else for another: %s rules',
    (followed) => {
      for (const scene of scenes) {
        const [one, again, other] = [seed, seed, seed + 1].map((each) =>
          reportOf(scene, simulate(scene, { clients: 300, seed: each, rules: followed })).join('\n'),
        );
        expect(again).toBe(one);
        expect(other).not.toBe(one);
        expect(one).not.toMatch(/NaN|undefined|Infinity/);
      }
    },
  );
});
