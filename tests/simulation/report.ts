import type { Scene } from './scenes/scene';
import type { Result } from './simulate';
import { lastAbove, peak, sum, ways, type Served, type Tally } from './tally';

const whole = (value: number) => Math.round(value).toLocaleString('en-US');
const percent = (part: number, of: number) => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`);
const times = (value: number, of: number) => (of === 0 ? '–' : `× ${(value / of).toFixed(2)}`);
const inSeconds = (ms: number) => (ms / 1_000).toFixed(1);
const row = (name: string, ...cells: string[]) =>
  `  ${name.padEnd(34)}${cells.map((cell) => cell.padStart(13)).join('')}`;

/** The figures of a scene, as lines. */
export function reportOf(scene: Scene, result: Result): string[] {
  const { offered, made, capacity } = result;
  return [
    scene.title,
    row('', 'offered', 'made', ''),
    row('calls', whole(sum(offered.sent)), whole(sum(made.sent)), times(sum(made.sent), sum(offered.sent))),
    row(
      'calls in the busiest second',
      whole(peak(offered.sent)),
      whole(peak(made.sent)),
      times(peak(made.sent), peak(offered.sent)),
    ),
    row('most that one gateway serves a second', '', whole(capacity)),
    row('refused', '', whole(sum(made.refused)), percent(sum(made.refused), sum(made.sent))),
    row('seconds until nothing is refused', '', whole(recovery(scene, result))),
    row('sent before Retry-After was over', '', whole(made.early)),
    row('probes of the network, busiest second', whole(peak(offered.probes)), whole(peak(made.probes))),
    ...failingMinute(scene, offered, made),
    ...servedLines(made.served),
    ...endpointLines(offered, made),
  ];
}

/** Seconds from the moment at which a gateway is back, or the offered load fits again, to the last refusal. */
export function recovery({ outage }: Scene, { made, overloadedUntil }: Result): number {
  const over = outage === null ? overloadedUntil : outage.until / 1_000 - 1;
  return Math.max(0, lastAbove(made.refused, 0) - over);
}

/** Whether a phone asks more while everything fails: the calls of pages that repeat a question. */
function failingMinute({ outage }: Scene, offered: Tally, made: Tally): string[] {
  if (outage === null) return [];
  const [from, until] = [outage.from / 1_000, outage.until / 1_000];
  const back = [until, until + 10] as const;
  return [
    row(
      'calls while the gateways fail',
      whole(sum(offered.sent, from, until)),
      whole(sum(made.sent, from, until)),
      times(sum(made.sent, from, until), sum(offered.sent, from, until)),
    ),
    row(
      'busiest second of the ten after it',
      whole(peak(offered.sent, ...back)),
      whole(peak(made.sent, ...back)),
      times(peak(made.sent, ...back), peak(offered.sent, ...back)),
    ),
    ...Array.from(made.byEndpoint)
      .filter(([{ name }]) => repeated.includes(name))
      .map(([endpoint, seconds]) => {
        const healthy = sum(offered.byEndpoint.get(endpoint) ?? [], from, until);
        const failing = sum(seconds, from, until);
        return row(
          `${endpoint.name} while they fail`,
          whole(healthy),
          whole(failing),
          times(failing, healthy),
        );
      }),
  ];
}

const repeated = ['queryPaymentCode', 'queryOrderInfo'];

function servedLines(served: readonly Served[]): string[] {
  const count = (among: readonly Served[], matches: (each: Served) => boolean) =>
    among.filter(matches).length;
  const waits = served
    .filter(({ way }) => way !== 'not')
    .map(({ waited }) => waited)
    .sort((one, other) => one - other);
  const at = (part: number) =>
    inSeconds(waits[Math.min(waits.length - 1, Math.floor(part * waits.length))] ?? 0);
  const byLine = Array.from(served).sort((one, other) => one.latency - other.latency);
  const quarter = Math.floor(served.length / 4);
  const isServed = ({ way }: Served) => way !== 'not';
  const got = ({ gotGoods }: Served) => gotGoods === true;
  const nearest = byLine.slice(0, quarter);
  const furthest = byLine.slice(-quarter);
  return [
    row('people served', whole(count(served, isServed)), percent(count(served, isServed), served.length)),
    ...ways.map((way) =>
      row(
        `  ${way}`,
        '',
        percent(
          count(served, (each) => each.way === way),
          served.length,
        ),
      ),
    ),
    row('waited, s: half, 90 %, 99 %, all', at(0.5), at(0.9), at(0.99), at(1)),
    row(
      'served, nearest and furthest quarter',
      percent(count(nearest, isServed), quarter),
      percent(count(furthest, isServed), quarter),
    ),
    ...(count(served, got) === 0
      ? []
      : [
          row(
            'got the goods, the same quarters',
            percent(count(nearest, got), quarter),
            percent(count(furthest, got), quarter),
          ),
        ]),
  ];
}

function endpointLines(offered: Tally, made: Tally): string[] {
  return Array.from(made.byEndpoint, ([endpoint, seconds]) => ({
    endpoint,
    before: sum(offered.byEndpoint.get(endpoint) ?? []),
    after: sum(seconds),
  }))
    .sort((one, other) => other.after - one.after)
    .map(({ endpoint, before, after }) =>
      row(`  ${endpoint.gateway} ${endpoint.name}`, whole(before), whole(after), times(after, before)),
    );
}
