import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Each layer and the layers it may import, as docs and architecture draw them; `mocks` and `qa` stand beside the product. */
export const layers = {
  domain: [],
  messages: ['domain'],
  state: ['domain'],
  api: ['domain'],
  host: ['domain'],
  ui: ['domain', 'messages'],
  queries: ['api', 'domain'],
  flows: ['queries', 'state', 'api', 'host', 'ui', 'messages', 'domain'],
  features: ['flows', 'queries', 'state', 'api', 'host', 'ui', 'messages', 'domain'],
  app: ['features', 'flows', 'queries', 'state', 'api', 'host', 'ui', 'messages', 'domain'],
  mocks: ['api', 'domain'],
  qa: ['mocks', 'features', 'flows', 'queries', 'state', 'api', 'host', 'ui', 'messages', 'domain'],
};

/** Layers of which each folder is an area of its own that no other area imports. */
const layersOfAreas = ['flows', 'features'];

/** A flow may import flows of a lower rank; those that are not listed have the lowest one and import none. */
const flowRanks = {
  page: 1,
  write: 1,
  'account-alerts': 2,
  'grants-gate': 2,
  letters: 2,
  orders: 2,
  'own-phone': 2,
  payment: 2,
  popups: 2,
  reminders: 2,
  checkout: 3,
};
const rankOf = (flow) => flowRanks[flow] ?? 0;

const flows = [
  ...new Set([...Object.keys(flowRanks), ...readdirSync(new URL('../src/flows/', import.meta.url))]),
];

const drawn = ['ui', 'queries', 'flows', 'features', 'app', 'qa'];

/** Packages and modules that only some layers may import; those without a row are open to all. */
const packages = [
  { names: ['react', 'react-dom', 'react-router-dom', 'scheduler'], layers: drawn },
  { names: ['antd-mobile', 'antd-mobile-icons'], layers: ['ui', 'flows', 'features', 'app', 'qa'] },
  { names: ['@tanstack/react-query'], layers: ['queries', 'flows', 'features', 'app', 'qa'] },
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
  { names: ['@e965/xlsx'], layers: ['features'] },
  { names: ['vitest', 'fast-check', '@testing-library', '@playwright', '@axe-core', 'vite'], layers: [] },
];

/** Files that may import a package which their layer may not. */
const packageExceptions = [
  { file: 'src/messages/language.ts', layer: 'messages', names: ['react'] },
  { file: 'src/messages/format-moment.ts', layer: 'messages', names: ['react'] },
  { file: 'src/domain/business-time.ts', layer: 'domain', names: ['dayjs'] },
  { file: 'src/areas/bookings/rules/floating-days.ts', layer: 'domain', names: ['tyme4ts'] },
  { file: 'src/domain/activities/holiday-days.ts', layer: 'domain', names: ['tyme4ts'] },
  // The person checks a draw by the function that the mock backend draws with.
  { file: 'src/areas/treasure/rules/draw.ts', layer: 'domain', names: ['crypto-js'] },
  { file: 'src/flows/write/write-intent.ts', layer: 'flows', names: ['@/api/idempotency-key'] },
  { file: 'src/flows/payment/create-payment-flow.ts', layer: 'flows', names: ['@/api/idempotency-key'] },
  { file: 'src/state/slice.ts', layer: 'state', names: ['zustand'] },
  { file: 'src/state/file-store.ts', layer: 'state', names: ['idb-keyval'] },
];

const browserGlobals = [
  'window',
  'self',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'BroadcastChannel',
  'crypto',
  'performance',
  'setTimeout',
  'setInterval',
  'requestAnimationFrame',
  'alert',
];

/** Names that exist everywhere and that a layer must not touch. */
const globals = {
  domain: [...browserGlobals, 'Date'],
  state: ['fetch', 'XMLHttpRequest', 'setTimeout', 'setInterval'],
};

/** What Chrome 87 or Safari 14.1 lack: the build lowers syntax, these it does not. */
const missing = 'Chrome 87 or Safari 14.1 lacks it.';
const missingGlobals = ['structuredClone'];
const members = [
  ...['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({
    property,
    message: 'Text from outside is shown as text.',
  })),
  ...['replaceAll', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'randomUUID'].map(
    (property) => ({ property, message: missing }),
  ),
  { object: 'Object', property: 'hasOwn', message: missing },
  { object: 'AbortSignal', property: 'any', message: missing },
];

const upwards = '^(\\./)*\\.\\./';
const twiceUpwards = '^(\\./)*\\.\\./(\\./)*\\.\\.(/|$)';

const any = (names) => `(${names.join('|')})`;
const source = '*.{ts,tsx,mts,mjs}';

function importRule({ layer, upwardsAllowed, extraPackages = [], bannedFlows = [] }) {
  // An area may not be told from its neighbours by an alias, so inside areas the path is relative.
  const own = layersOfAreas.includes(layer) && bannedFlows.length === 0 ? [] : [layer];
  const allowed = [...own, ...layers[layer]];
  const banned = Object.keys(layers).filter((other) => !allowed.includes(other));
  const foreign = packages
    .filter((row) => !row.layers.includes(layer))
    .flatMap((row) => row.names)
    .filter((name) => !extraPackages.includes(name));
  return patterns([
    [
      `^@/(${any(banned)}(/|$)|main$)`,
      `${layer} may import ${allowed.join(', ')} by an alias, and nothing else.`,
    ],
    ...(bannedFlows.length === 0
      ? []
      : [[`^@/${layer}/${any(bannedFlows)}(/|$)`, 'A flow may import flows of a lower rank, and no other.']]),
    ['^@/.*\\.\\.', 'An alias leads straight to its file.'],
    ['^/', 'No import from the root of a disk.'],
    upwardsAllowed
      ? [twiceUpwards, 'Never two folders up: across layers import by @/.']
      : [
          upwards,
          'This path leads out of the layer or area: across layers import by @/, never across areas.',
        ],
    [`^${any(foreign)}(/|$)`, `${layer} must do without this package.`],
  ]);
}

function globalsRule(names) {
  return ['error', ...missingGlobals, ...names];
}

function patterns(rows) {
  return ['error', { patterns: rows.map(([regex, message]) => ({ regex, message })) }];
}

function overridesOf(layer) {
  const areas = layersOfAreas.includes(layer);
  const root = areas
    ? [`**/src/${layer}/${source}`, `**/src/${layer}/*/${source}`]
    : [`**/src/${layer}/${source}`];
  const restricted = globals[layer];
  return [
    {
      files: [`**/src/${layer}/**`],
      rules: {
        'no-restricted-imports': importRule({ layer, upwardsAllowed: true }),
        ...(restricted ? { 'no-restricted-globals': globalsRule(restricted) } : {}),
      },
    },
    // A later override replaces the rule whole, so each one carries all of it.
    { files: root, rules: { 'no-restricted-imports': importRule({ layer, upwardsAllowed: false }) } },
  ];
}

/** The rules of one flow, which knows the flows below it by an alias. */
function overridesOfFlow(flow) {
  const bannedFlows = flows.filter((other) => rankOf(other) >= rankOf(flow));
  return [true, false].map((upwardsAllowed) => ({
    files: [`**/src/flows/${flow}/${upwardsAllowed ? '**' : source}`],
    rules: { 'no-restricted-imports': importRule({ layer: 'flows', upwardsAllowed, bannedFlows }) },
  }));
}

/** The whole configuration of oxlint, made from the tables above. */
function lintConfiguration() {
  return {
    plugins: ['eslint', 'typescript', 'oxc', 'import', 'react'],
    categories: { correctness: 'error' },
    ignorePatterns: ['**/public/**', '**/dist/**', '**/dist-mock/**'],
    rules: {
      'import/no-cycle': 'error',
      'no-restricted-imports': patterns([
        [twiceUpwards, 'Never two folders up: across folders import by @/.'],
      ]),
      // Amounts are numbers with a type of their own, which this rule does not take for numbers.
      'typescript/no-unsafe-unary-minus': 'off',
      // Screens are made lazy once and kept, which this rule cannot see.
      'react/static-components': 'off',
      'import/namespace': ['error', { allowComputed: true }],
      'typescript/no-explicit-any': 'error',
      'typescript/ban-ts-comment': 'error',
      'typescript/no-floating-promises': 'error',
      'typescript/no-misused-promises': 'error',
      'typescript/no-non-null-assertion': 'error',
      'typescript/consistent-type-imports': 'error',
      'react/rules-of-hooks': 'error',
      'react/exhaustive-deps': 'error',
      'react/no-danger': 'error',
    },
    overrides: [
      {
        files: ['**/src/**'],
        rules: {
          'no-console': 'error',
          'no-restricted-properties': ['error', ...members],
          'no-restricted-globals': globalsRule([]),
        },
      },
      ...Object.keys(layers).flatMap(overridesOf),
      ...flows.flatMap(overridesOfFlow),
      ...packageExceptions.map(({ file, layer, names }) => ({
        files: [`**/${file}`],
        rules: {
          'no-restricted-imports': importRule({ layer, upwardsAllowed: false, extraPackages: names }),
        },
      })),
      {
        // Where moments are turned into days and back; the hour apart, as the first screen needs no library of dates.
        files: ['**/src/domain/business-time.ts', '**/src/domain/business-hour.ts'],
        rules: { 'no-restricted-globals': globalsRule(browserGlobals) },
      },
      {
        // The time that code may take to arrive is counted for every layer, and only this one is open to all.
        files: ['**/src/domain/chunk-timeout.ts'],
        rules: {
          'no-restricted-globals': globalsRule(globals.domain.filter((name) => name !== 'setTimeout')),
        },
      },
      {
        files: ['**/src/main.tsx'],
        rules: { 'no-restricted-imports': patterns([['^\\.', 'Across folders import by @/.']]) },
      },
      {
        // What is loaded at run time has no other way to name its type.
        files: ['**/tests/**', '**/tooling/**'],
        rules: { 'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }] },
      },
      {
        // Tooling has no alias; what the product holds is reached by @/.
        files: ['**/tests/**'],
        rules: {
          // Numbers that no computer holds are what the amounts are tried with.
          'no-loss-of-precision': 'off',
          'no-restricted-imports': patterns([
            ['^(\\./)*(\\.\\./)+src(/|$)', 'The product is imported by @/.'],
            ['^(\\./)*(\\.\\./){3,}', 'Never three folders up.'],
          ]),
        },
      },
    ],
  };
}

/** Writes the configuration to `file`. */
export function writeLintConfiguration(file) {
  mkdirSync(fileURLToPath(new URL('.', file)), { recursive: true });
  writeFileSync(file, JSON.stringify(lintConfiguration(), null, 2));
}
