const value = 'export const value = 1;\n';
const imports = (path: string): string => `import { value } from '${path}';\nexport const taken = value;\n`;

/** One file in each layer that may be imported, and that breaks no rule. */
export const targets = Object.fromEntries(
  [
    ...['domain', 'messages', 'state', 'api', 'host', 'ui', 'queries', 'app', 'mocks', 'qa'].map(
      (layer) => `src/${layer}/target.ts`,
    ),
    'src/flows/pay/target.ts',
    'src/flows/choose/target.ts',
    'src/flows/write/target.ts',
    'src/flows/payment/target.ts',
    'src/flows/checkout/target.ts',
    'src/features/home/target.ts',
    'src/features/transfer/target.ts',
    'src/features/transfer/components/target.ts',
  ].map((file) => [file, value]),
);

const direction = 'eslint(no-restricted-imports)';
const globals = 'eslint(no-restricted-globals)';
const members = 'eslint(no-restricted-properties)';

/** The fault, its file, its text, and the rule that must report it. */
export const faults: [title: string, file: string, text: string, rule: string][] = [
  ['domain imports a layer', 'src/domain/a.ts', imports('@/messages/target'), direction],
  ['domain imports React', 'src/domain/b.ts', "export { memo } from 'react';", direction],
  [
    'domain imports a part of React',
    'src/domain/c.ts',
    "export { jsx } from 'react/jsx-runtime';",
    direction,
  ],
  ['domain imports a date library', 'src/domain/d.ts', "export { default } from 'dayjs';", direction],
  [
    'a screen makes a key for a call of its own',
    'src/features/x/key.ts',
    "export { newIdempotencyKey } from '@/api/idempotency-key';",
    direction,
  ],
  [
    'a screen brings a sanitiser of its own',
    'src/features/x/sanitise.ts',
    "export { default } from 'dompurify';",
    direction,
  ],
  ['domain touches the browser', 'src/domain/e.ts', 'export const wide = window.innerWidth;', globals],
  ['domain reads the clock', 'src/domain/f.ts', 'export const now = () => new Date();', globals],
  [
    'business time touches the browser',
    'src/domain/business-time.ts',
    'export const at = performance;',
    globals,
  ],
  ['messages import upwards', 'src/messages/a.ts', imports('@/ui/target'), direction],
  ['messages import React', 'src/messages/b.ts', "export { memo } from 'react';", direction],
  [
    'words imports more of React than React',
    'src/messages/language.ts',
    "export * from 'react-dom';",
    direction,
  ],
  ['state imports its neighbour api', 'src/state/a.ts', imports('@/api/target'), direction],
  ['state keeps a timer', 'src/state/b.ts', 'export const id = setTimeout(() => 1, 1);', globals],
  [
    'state has a store that says nothing of its owner',
    'src/state/c.ts',
    "export { create } from 'zustand';",
    direction,
  ],
  ['api imports its neighbour state', 'src/api/a.ts', imports('@/state/target'), direction],
  ['api imports the components', 'src/api/b.ts', "export { Toast } from 'antd-mobile';", direction],
  ['host imports its neighbour ui', 'src/host/a.ts', imports('@/ui/target'), direction],
  ['ui imports its neighbour host', 'src/ui/a.ts', imports('@/host/target'), direction],
  ['ui imports the network client', 'src/ui/b.ts', "export { default } from 'axios';", direction],
  ['queries import state', 'src/queries/a.ts', imports('@/state/target'), direction],
  ['flows import a feature', 'src/flows/pay/a.ts', imports('@/features/home/target'), direction],
  ['a flow imports another flow', 'src/flows/pay/b.ts', imports('@/flows/choose/target'), direction],
  [
    'a flow imports one of a higher rank',
    'src/flows/payment/a.ts',
    imports('@/flows/checkout/target'),
    direction,
  ],
  [
    'a flow imports one of its own rank',
    'src/flows/payment/b.ts',
    imports('@/flows/orders/target'),
    direction,
  ],
  [
    'a flow without a rank imports one',
    'src/flows/choose-colleagues/a.ts',
    imports('@/flows/write/target'),
    direction,
  ],
  ['a flow climbs into a lower one', 'src/flows/payment/c.ts', imports('../write/target'), direction],
  ['a flow climbs into another flow', 'src/flows/pay/c.ts', imports('../choose/target'), direction],
  ['a feature imports another', 'src/features/home/a.ts', imports('@/features/transfer/target'), direction],
  ['a feature climbs into another', 'src/features/home/b.ts', imports('../transfer/target'), direction],
  ['a screen climbs twice', 'src/features/home/screens/c.ts', imports('../../transfer/target'), direction],
  ['a climb is disguised', 'src/features/home/d.ts', imports('./../transfer/target'), direction],
  ['an alias climbs', 'src/features/home/e.ts', imports('@/ui/../app/target'), direction],
  [
    'a feature loads another on demand',
    'src/features/home/f.ts',
    "export const load = () => import('@/features/transfer/target');",
    direction,
  ],
  ['a feature imports app', 'src/features/home/g.ts', imports('@/app/target'), direction],
  ['a feature hands on app', 'src/features/home/h.ts', "export * from '@/app/target';", direction],
  [
    'a feature takes a type from app inside an expression',
    'src/features/home/i.ts',
    "export type Taken = typeof import('@/app/target').value;",
    'typescript(consistent-type-imports)',
  ],
  ['app imports the mocks', 'src/app/a.ts', imports('@/mocks/target'), direction],
  [
    'app loads the mocks on demand',
    'src/app/b.ts',
    "export const load = () => import('@/mocks/target');",
    direction,
  ],
  ['app imports qa', 'src/app/c.ts', imports('@/qa/target'), direction],
  ['a layer climbs into another', 'src/app/d.ts', imports('../ui/target'), direction],
  ['mocks import a layer above their own', 'src/mocks/a.ts', imports('@/state/target'), direction],
  ['the product imports the mock library', 'src/api/c.ts', "export * from 'msw';", direction],
  ['the product imports a test library', 'src/app/e.ts', "export * from 'fast-check';", direction],
  ['qa imports app', 'src/qa/a.ts', imports('@/app/target'), direction],
  ['main imports by a path', 'src/main.tsx', imports('./app/target'), direction],
  ['tests import the product by a path', 'tests/unit/a.test.ts', imports('../../src/app/target'), direction],
  ['tooling climbs twice', 'tooling/deep/a.mjs', "import '../../src/app/target';", direction],
  [
    'a type is any',
    'src/domain/g.ts',
    'export const id = (x: any): unknown => x;',
    'typescript(no-explicit-any)',
  ],
  [
    'an error is silenced',
    'src/domain/h.ts',
    '// @ts-ignore\nexport const x = 1;',
    'typescript(ban-ts-comment)',
  ],
  [
    'null is asserted away',
    'src/domain/i.ts',
    'export const first = (x: string[]): string => x[0]!;',
    'typescript(no-non-null-assertion)',
  ],
  [
    'a type is imported as a value',
    'src/api/d.ts',
    "import { Only } from './type';\nexport type Also = Only;",
    'typescript(consistent-type-imports)',
  ],
  [
    'a promise is left alone',
    'src/api/e.ts',
    'const run = async (): Promise<void> => {};\nexport const go = (): void => {\n  run();\n};',
    'typescript(no-floating-promises)',
  ],
  [
    'a promise is taken for a truth',
    'src/api/f.ts',
    'const run = async (): Promise<boolean> => true;\nexport const go = (): number => (run() ? 1 : 2);',
    'typescript(no-misused-promises)',
  ],
  [
    'a hook is called in a branch',
    'src/ui/c.tsx',
    "import { useId } from 'react';\nexport function Part({ on }: { on: boolean }) {\n  if (on) useId();\n  return null;\n}",
    'react-hooks(rules-of-hooks)',
  ],
  [
    'an effect forgets what it reads',
    'src/ui/d.tsx',
    "import { useEffect } from 'react';\nexport function Part({ on }: { on: () => void }) {\n  useEffect(() => {\n    on();\n  }, []);\n  return null;\n}",
    'react-hooks(exhaustive-deps)',
  ],
  ['the console is written to', 'src/app/f.ts', "console.error('x');", 'eslint(no-console)'],
  [
    'HTML goes in through React',
    'src/ui/e.tsx',
    "export const Part = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;",
    'react(no-danger)',
  ],
  [
    'HTML goes in through the page',
    'src/ui/f.ts',
    "export const write = (part: HTMLElement): void => {\n  part.innerHTML = '';\n};",
    members,
  ],
  [
    'a method is newer than the oldest browser',
    'src/app/g.ts',
    "export const clean = (x: string): string => x.replaceAll(' ', '');",
    members,
  ],
  [
    'a function is newer than the oldest browser',
    'src/app/h.ts',
    'export const copy = structuredClone;',
    globals,
  ],
];

export const cycle = {
  'src/app/ring-one.ts': "import { two } from './ring-two';\nexport const one = (): number => two();\n",
  'src/app/ring-two.ts': "import { one } from './ring-one';\nexport const two = (): number => one();\n",
};

export const clean: Record<string, string> = {
  ...targets,
  'src/domain/business-time.ts':
    "import dayjs from 'dayjs';\nexport const day = (ms: number) => dayjs(new Date(ms));\n",
  'src/messages/language.ts': "import { useMemo } from 'react';\nexport const use = useMemo;\n",
  'src/messages/areas/home.ts': imports('./home.en'),
  'src/messages/areas/home.en.ts': imports('@/messages/target'),
  'src/api/endpoints/bill.ts': imports('../target'),
  'src/ui/layout/page.tsx': imports('@/messages/target'),
  'src/areas/accounts/queries.ts': imports('@/api/target'),
  'src/flows/payment/below.ts': imports('@/flows/write/target'),
  'src/flows/orders/below.ts': imports('@/flows/write/target'),
  'src/flows/pay/screens/sheet.tsx': imports('../target'),
  'src/features/transfer/screens/one.tsx': imports('../components/target'),
  'src/features/transfer/screens/two.tsx': imports('@/flows/pay/target'),
  'src/app/routes.ts': "export const load = () => import('@/features/home/target');\n",
  'src/mocks/core/worker.ts':
    "import { value } from '@/api/target';\nexport * from 'msw';\nexport const taken = value;\n",
  'src/qa/panel.tsx': imports('@/features/home/target'),
  'src/main.tsx':
    "import { value } from '@/app/target';\nexport const go = () => [import('@/mocks/target'), import('@/qa/target'), value];\n",
  'tests/unit/a.test.ts':
    "import { value } from '@/mocks/target';\nimport '../../tooling/size.mjs';\nconsole.log(value);\n",
  'tooling/size.mjs': "console.log('size');\n",
  'tooling/server.ts': "export type Loaded = typeof import('../src/app/target');\n",
};
