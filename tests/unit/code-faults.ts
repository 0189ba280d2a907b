import type { Fault } from './layer-faults';

const globals = 'eslint(no-restricted-globals)';
const members = 'eslint(no-restricted-properties)';

/** Faults of the code itself, whatever it imports. */
export const codeFaults: readonly Fault[] = [
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
