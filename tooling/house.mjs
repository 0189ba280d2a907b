import { posix } from 'node:path';

/** Each layer and the layers below that it may import. A folder that stands in no table here may import nothing. */
export const layers = {
  domain: [],
  messages: ['domain'],
  state: ['domain'],
  api: ['domain'],
  host: ['domain'],
  ui: ['messages', 'domain'],
  queries: ['api', 'domain'],
  flows: ['queries', 'state', 'api', 'host', 'ui', 'messages', 'domain'],
  areas: ['flows', 'queries', 'state', 'api', 'host', 'ui', 'messages', 'domain'],
  app: ['areas', 'flows', 'queries', 'state', 'api', 'host', 'ui', 'messages', 'domain'],
  mocks: ['api', 'domain'],
  qa: ['mocks', 'areas', 'flows', 'queries', 'state', 'api', 'host', 'ui', 'messages', 'domain'],
};

/** The files beside the layers, and what they may import. */
const roots = {
  'main.tsx': ['app', 'mocks', 'qa', 'host', 'state', 'ui', 'domain'],
  'outside.tsx': ['app', 'qa', 'messages', 'state', 'ui'],
  'first-frame.ts': ['app', 'host', 'domain'],
  'service-worker.ts': [],
  'service-worker-off.ts': [],
  'global.d.ts': [],
};

/** Ranks of the flows: each may import flows of a lower rank. */
const flowRanks = {
  0: [
    ...['activities', 'bill-entry', 'blessing', 'choose-colleagues', 'clock', 'coupons', 'customer-service'],
    ...['funding-forecast', 'giving-right', 'goods', 'list-filter', 'log-in', 'navigation', 'query-view'],
    ...['root-dock', 'save-file', 'scenes', 'share', 'shipping-address', 'support', 'thanks', 'user-avatar'],
  ],
  1: ['page', 'pending', 'write'],
  2: ['account-alerts', 'grants-gate', 'letters', 'orders', 'own-phone', 'payment', 'popups', 'reminders'],
  3: ['checkout'],
};
const rankOf = new Map(
  Object.entries(flowRanks).flatMap(([rank, flows]) => flows.map((flow) => [flow, Number(rank)])),
);

/** The kinds of code in an area: the layer whose contract each has, and the kinds of the same area below it. */
const pure = ['rules'];
const data = ['messages', 'state', 'queries', 'endpoints', ...pure];
const kinds = {
  rules: { layer: 'domain', below: [] },
  messages: { layer: 'messages', below: pure },
  state: { layer: 'state', below: pure },
  endpoints: { layer: 'api', below: pure },
  queries: { layer: 'queries', below: ['endpoints', ...pure] },
  mocks: { layer: 'mocks', below: ['endpoints', ...pure] },
  // In a worker of its own.
  worker: { layer: 'areas', below: pure },
  // Pictures and files are drawn from rules and messages alone.
  draw: { layer: 'areas', below: ['messages', ...pure] },
  'use cases': { layer: 'areas', below: ['components', 'draw', 'worker', ...data] },
  components: { layer: 'areas', below: ['use cases', 'draw', ...data] },
  screens: { layer: 'areas', below: ['components', 'use cases', 'draw', ...data] },
};

const drawn = ['ui', 'queries', 'flows', 'areas', 'app', 'qa', 'root'];

/** Packages and modules that only some layers may import; those without a row are open to all. */
const packages = [
  { names: ['react', 'react-dom', 'react-router-dom', 'scheduler'], layers: drawn },
  { names: ['antd-mobile', 'antd-mobile-icons'], layers: ['ui', 'flows', 'areas', 'app', 'qa'] },
  { names: ['@tanstack/react-query'], layers: ['queries', 'flows', 'areas', 'app', 'qa'] },
  // In `state` only by the factory of slices, which registers their clearing.
  { names: ['zustand'], layers: ['qa'] },
  { names: ['axios', 'axios-retry', 'crypto-js'], layers: ['api'] },
  { names: ['weixin-js-sdk', 'dsbridge'], layers: ['host'] },
  // One sanitiser.
  { names: ['dompurify'], layers: ['ui'] },
  { names: ['dayjs', 'tyme4ts'], layers: [] },
  // Only where a key is stored until the outcome of its call is known.
  { names: ['@/api/idempotency-key'], layers: [] },
  { names: ['msw', '@mswjs', 'idb-keyval'], layers: ['mocks'] },
  // In the worker for spreadsheets alone.
  { names: ['@e965/xlsx'], layers: ['areas'] },
  { names: ['vitest', 'fast-check', '@testing-library', '@playwright', '@axe-core', 'vite'], layers: [] },
];

/** Files that may import a package which their layer may not. */
const packageExceptions = {
  'src/messages/language.ts': ['react'],
  'src/messages/format-moment.ts': ['react'],
  'src/domain/business-time.ts': ['dayjs'],
  'src/areas/bookings/rules/floating-days.ts': ['tyme4ts'],
  'src/domain/activities/holiday-days.ts': ['tyme4ts'],
  // The person checks a draw by the function that the mock backend draws with.
  'src/areas/treasure/rules/draw.ts': ['crypto-js'],
  'src/flows/write/write-intent.ts': ['@/api/idempotency-key'],
  'src/flows/payment/create-payment-flow.ts': ['@/api/idempotency-key'],
  'src/state/slice.ts': ['zustand'],
  'src/state/file-store.ts': ['idb-keyval'],
};

/** A file of the product, told apart: its layer, its room (an area, a flow or the whole layer) and its kind inside an area. */
function placeOf(path) {
  const [, layer, second, third] = path.split('/');
  if (second === undefined) return { layer: 'root', room: layer, kind: null };
  if (!(layer in layers)) return null;
  if (layer === 'flows') return { layer, room: `flows/${second}`, kind: null };
  if (layer !== 'areas') return { layer, room: layer, kind: null };
  if (third === undefined) return null;
  const name = third.replace(/(\.en)?(\.tsx?)?$/, '');
  const isFile = path.split('/').length === 4;
  const kind = isFile && !['messages', 'state', 'endpoints', 'queries'].includes(name) ? 'use cases' : name;
  return kind in kinds ? { layer, room: `areas/${second}`, kind } : null;
}

/** The layer whose contract a file has; null where its folder has no row. */
function contractOf(place) {
  return place === null ? null : place.kind === null ? place.layer : kinds[place.kind].layer;
}

/**
 * Why the file `from` may not import the file `to`; null where it may. Both are paths that begin with `src/`; a path of `to` may lack
 * its ending.
 */
function directionFault(from, to) {
  const own = placeOf(from);
  const other = placeOf(to);
  if (own === null || other === null)
    return 'This folder stands in no table of tooling/house.mjs, so it imports nothing and nothing imports it.';
  if (own.layer === 'root') {
    return roots[own.room]?.includes(other.layer) ? null : `${own.room} may not import ${other.layer}.`;
  }
  // The mock backend finds the parts of all areas by their place, and names none of them.
  if (contractOf(own) === 'mocks' && other.room === 'areas/*') return null;
  if (own.room === other.room) {
    if (own.kind === null || own.kind === other.kind || kinds[own.kind].below.includes(other.kind))
      return null;
    return `In an area, ${own.kind} may not import ${other.kind}.`;
  }
  if (own.layer === 'areas' && other.layer === 'areas') return 'Areas never import each other.';
  if (own.layer === 'flows' && other.layer === 'flows') {
    const isLower = rankOf.get(flowOf(other)) < rankOf.get(flowOf(own));
    return isLower ? null : 'A flow may import flows of a lower rank, and no other.';
  }
  if (other.layer === 'areas' && other.kind === 'mocks' && own.layer !== 'qa')
    return 'The product knows nothing of its mocks.';
  const contract = contractOf(own);
  const allowed = [...(own.kind === null ? [] : [contract]), ...layers[contract]];
  return allowed.includes(other.layer) ? null : `${own.kind ?? own.layer} may not import ${other.layer}.`;
}

function flowOf({ room }) {
  return room.slice('flows/'.length);
}

function packageFault(from, name) {
  const contract = contractOf(placeOf(from));
  const row = packages.find(({ names }) =>
    names.some((each) => name === each || name.startsWith(`${each}/`)),
  );
  if (row === undefined || row.layers.includes(contract)) return null;
  const isException = (packageExceptions[from] ?? []).some(
    (each) => name === each || name.startsWith(`${each}/`),
  );
  return isException ? null : `${contract ?? from} must do without this package.`;
}

/** Why the file `from` may not import `path` as it is written; null where it may. `from` is relative to the project's root. */
export function importFault(from, path) {
  const [bare] = path.split('?');
  if (bare.startsWith('/') && !bare.startsWith('/src/')) return 'No import from the root of a disk.';
  if (bare.startsWith('@/') && bare.includes('..')) return 'An alias leads straight to its file.';
  const relative = bare.startsWith('.');
  const target = relative
    ? posix.join(posix.dirname(from), bare)
    : bare.startsWith('@/')
      ? `src/${bare.slice(2)}`
      : bare.startsWith('/')
        ? bare.slice(1)
        : null;
  const climbs = relative ? (posix.normalize(bare).match(/\.\.\//g) ?? []).length : 0;
  if (from.startsWith('tests/')) {
    if (relative && target.startsWith('src/')) return 'The product is imported by @/.';
    return climbs > 2 ? 'Never three folders up.' : null;
  }
  if (climbs > 1) return 'Never two folders up: across folders import by @/.';
  if (!from.startsWith('src/')) return null;
  const banned = packageFault(from, bare);
  if (banned !== null) return banned;
  if (target === null || !target.startsWith('src/')) return null;
  const fault = directionFault(from, target);
  if (fault !== null) return fault;
  return relative && placeOf(from)?.room !== placeOf(target)?.room
    ? 'This path leads out of its room: across rooms import by @/.'
    : null;
}

/**
 * Shared files that one area alone reads, with the area: they belong into it. `graph` is that of import-graph.mjs; a translation goes
 * where its messages go, and what nothing imports is not asked about.
 */
export function lonelyReaders(graph) {
  const readers = new Map();
  for (const [from, imports] of graph) {
    for (const { to, isFound } of imports) {
      if (isFound || from === to.replace(/\.ts$/, '.en.ts')) continue;
      readers.set(to, (readers.get(to) ?? new Set()).add(placeOf(from)?.room));
    }
  }
  return [...readers].flatMap(([file, rooms]) => {
    const [room] = rooms;
    const isShared = placeOf(file)?.layer !== 'areas' && placeOf(file)?.layer !== 'root';
    const isTranslation = file.endsWith('.en.ts');
    return isShared && !isTranslation && rooms.size === 1 && room?.startsWith('areas/')
      ? [{ file, room }]
      : [];
  });
}
