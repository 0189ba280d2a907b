const value = 'export const value = 1;\n';
export const imports = (path: string): string =>
  `import { value } from '${path}';\nexport const taken = value;\n`;

/** One file in each layer that may be imported, and that breaks no rule. */
export const targets = Object.fromEntries(
  [
    ...['domain', 'messages', 'state', 'api', 'host', 'ui', 'queries', 'app', 'mocks', 'qa'].map(
      (layer) => `src/${layer}/target.ts`,
    ),
    'src/flows/share/target.ts',
    'src/flows/scenes/target.ts',
    'src/flows/write/target.ts',
    'src/flows/payment/target.ts',
    'src/flows/checkout/target.ts',
    'src/areas/home/target.ts',
    'src/areas/transfers/target.ts',
    ...['rules', 'endpoints', 'components', 'screens', 'mocks'].map(
      (kind) => `src/areas/transfers/${kind}/target.ts`,
    ),
    'src/undecided/target.ts',
  ].map((file) => [file, value]),
);

export const cycle = {
  'src/app/ring-one.ts': "import { two } from './ring-two';\nexport const one = (): number => two();\n",
  'src/app/ring-two.ts': "import { one } from './ring-one';\nexport const two = (): number => one();\n",
};

export const clean: Record<string, string> = {
  ...targets,
  'src/domain/business-time.ts':
    "import dayjs from 'dayjs';\nexport const day = (ms: number) => dayjs(new Date(ms));\n",
  'src/messages/language.ts': "import { useMemo } from 'react';\nexport const use = useMemo;\n",
  'src/messages/home.ts': imports('./home.en'),
  'src/messages/home.en.ts': imports('@/messages/target'),
  'src/api/endpoints/bill.ts': imports('../target'),
  'src/ui/layout/page.tsx': imports('@/messages/target'),
  'src/queries/bill.ts': imports('@/api/target'),
  'src/flows/payment/below.ts': imports('@/flows/write/target'),
  'src/flows/orders/below.ts': imports('@/flows/write/target'),
  'src/flows/share/screens/sheet.tsx': imports('../target'),
  'src/areas/transfers/screens/one.tsx': imports('../components/target'),
  'src/areas/transfers/screens/two.tsx': imports('@/flows/share/target'),
  'src/areas/transfers/components/deep/three.tsx': imports('@/areas/transfers/rules/target'),
  'src/areas/transfers/queries.ts': imports('./endpoints/target'),
  'src/areas/transfers/messages.ts': "export const load = () => import('./messages.en');\n",
  'src/areas/transfers/messages.en.ts': imports('@/messages/target'),
  'src/areas/transfers/mocks/handlers.ts': "import '../endpoints/target';\nimport '@/mocks/core/state';\n",
  'src/mocks/core/state.ts': value,
  'src/mocks/core/registry.ts': "export const all = import.meta.glob('/src/areas/*/mocks/*-handlers.ts');\n",
  'src/app/routes.ts': "export const load = () => import('@/areas/home/target');\n",
  'src/mocks/core/worker.ts':
    "import { value } from '@/api/target';\nexport * from 'msw';\nexport const taken = value;\n",
  'src/qa/panel.tsx': imports('@/areas/home/target'),
  'src/main.tsx':
    "import { value } from '@/app/target';\nexport const go = () => [import('@/mocks/target'), import('@/qa/target'), value];\n",
  'tests/unit/a.test.ts':
    "import { value } from '@/mocks/target';\nimport '../../tooling/size.mjs';\nconsole.log(value);\n",
  'tooling/size.mjs': "console.log('size');\n",
  'tooling/server.ts': "export type Loaded = typeof import('../src/app/target');\n",
};
