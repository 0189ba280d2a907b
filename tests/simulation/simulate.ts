import { AxiosHeaders } from 'axios';
import { gateways, type GatewayName } from '@/api/gateways';
import { limitedGateway } from './gateway';
import { seeded } from './random';
import type { Scene } from './scenes/scene';
import { Schedule } from './schedule';
import { lastAbove, peak, Tally, type Seconds } from './tally';
import type { Client, World } from './world';

/** Which rules the phones follow: the app's own, the same with equal waits on all phones, or the app's own with the steps of its retries spread too. */
export const rules = ['own', 'equal', 'spread retries'] as const;
type Rules = (typeof rules)[number];

export interface Options {
  clients: number;
  seed: number;
  rules?: Rules;
  /** Another `Retry-After` than that of the scene, s; null for none. */
  retryAfter?: number | null;
}

export interface Result {
  /** The same people, with the app's own rules, at gateways that serve everything. */
  offered: Tally;
  made: Tally;
  /** Calls per second that each gateway can serve. */
  capacity: number;
  /** The last second in which the offered load of a gateway was more than that; -1 for none. */
  overloadedUntil: number;
}

const names = Object.keys(gateways) as GatewayName[];

/** Runs a scene twice in virtual time, without a network: at gateways without limits, and at those of the scene. */
export function simulate(scene: Scene, options: Options): Result {
  const offered = run({ ...scene, outage: null }, { ...options, rules: 'own' }, Infinity);
  const loads = names.map((name) => secondsOf(offered, name));
  const capacity = scene.capacity * Math.max(...loads.map((load) => peak(load)));
  const overloadedUntil = Math.max(...loads.map((load) => lastAbove(load, capacity)));
  return { offered, made: run(scene, options, capacity), capacity, overloadedUntil };
}

/** The calls of one gateway, by seconds. */
function secondsOf({ byEndpoint, sent }: Tally, name: GatewayName): Seconds {
  const own = Array.from(byEndpoint).filter(([{ gateway }]) => gateway === name);
  return sent.map((_, at) => own.reduce((total, [, seconds]) => total + (seconds[at] ?? 0), 0));
}

function run(scene: Scene, options: Options, capacity: number): Tally {
  const { clients, seed, rules: followed = 'own' } = options;
  const { queue, refusal, outage } = scene;
  const wanted = options.retryAfter === undefined ? refusal.retryAfter : options.retryAfter;
  const newGateway = (name: GatewayName) => [name, limitedGateway({ capacity, queue }, outage)] as const;
  const world: World = {
    schedule: new Schedule(),
    gateways: Object.fromEntries(names.map(newGateway)) as World['gateways'],
    tally: new Tally(),
    refusal: {
      status: refusal.status,
      headers: new AxiosHeaders(wanted === null ? {} : { 'retry-after': String(wanted) }),
    },
    stretch: followed === 'spread retries' ? ({ random }) => 1 + random() : () => 1,
  };
  const visit = scene.begin(world, clients);
  for (let index = 0; index < clients; index += 1)
    world.schedule.start(visit(clientOf(seed, index, followed)));
  world.schedule.run(scene.length);
  return world.tally;
}

function clientOf(seed: number, index: number, followed: Rules): Client {
  const random = seeded(seed * 1_000_003 + index);
  const share = random();
  return {
    share: followed === 'equal' ? 0 : share,
    latency: 15 + 135 * random() ** 2,
    random,
    probedAt: -Infinity,
  };
}
