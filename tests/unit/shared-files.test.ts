import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedFiles, type ModuleFacts } from '../../tooling/shared-files.ts';
import { seed } from '../properties/seed';

type Modules = Readonly<Record<string, Partial<ModuleFacts>>>;

/** The files of an app of pages `page…`, which its table loads on demand. */
function filesOf(modules: Modules): ReadonlyMap<string, number> {
  const pages = Object.keys(modules).filter((id) => id.startsWith('page'));
  const all: Modules = {
    ...modules,
    main: { dynamicImports: ['table', 'live', 'later'], imports: ['react'] },
    table: { dynamicImports: pages },
    live: { imports: ['gateways'] },
    later: modules['later'] ?? {},
  };
  return sharedFiles({
    facts: (id) => ({ size: 1_000, imports: [], dynamicImports: [], ...all[id] }),
    entry: 'main',
    pages: 'table',
    isLive: (id) => id === 'live',
    isLater: (id) => id === 'later',
  });
}

describe('the files of shared modules', () => {
  it('hold what several pages need; what one needs, and what is there in any case, is in none', () => {
    const files = filesOf({
      page1: { imports: ['list', 'own', 'react', 'gateways'] },
      page2: { imports: ['list', 'react', 'gateways'] },
    });
    expect([...files.keys()]).toEqual(['list']);
  });

  it('are one where the same pages need all of it, and where a few bytes spare a request', () => {
    const files = filesOf({
      page1: { imports: ['list', 'form'] },
      page2: { imports: ['list', 'form'] },
      page3: { imports: ['form'] },
    });
    expect(files.get('list')).toBe(files.get('form'));
  });

  it('stay apart where a page would load many bytes without need', () => {
    const files = filesOf({
      page1: { imports: ['calendar', 'form'] },
      page2: { imports: ['calendar', 'form'] },
      page3: { imports: ['form'] },
      page4: { imports: ['form'] },
      calendar: { size: 100_000 },
    });
    expect(files.get('calendar')).not.toBe(files.get('form'));
  });

  it(`never need each other, and each page finds all that its modules import, seed ${seed}`, () => {
    const shared = Array.from({ length: 12 }, (_, index) => `module${index}`);
    const app = fc.record({
      sizes: fc.array(fc.integer({ min: 50, max: 60_000 }), { minLength: 12, maxLength: 12 }),
      // A module imports some of those after it.
      needs: fc.array(fc.array(fc.integer({ min: 1, max: 11 }), { maxLength: 3 }), {
        minLength: 12,
        maxLength: 12,
      }),
      pages: fc.array(fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 5 }), {
        minLength: 2,
        maxLength: 9,
      }),
    });
    fc.assert(
      fc.property(app, ({ sizes, needs, pages }) => {
        const importsOf = (index: number) =>
          (needs[index] ?? []).flatMap((step) => shared[index + step] ?? []);
        const modules: Modules = Object.fromEntries([
          ...shared.map((id, index) => [id, { size: sizes[index] ?? 0, imports: importsOf(index) }] as const),
          ...pages.map(
            (used, index) =>
              [`page${index}`, { imports: used.flatMap((each) => shared[each] ?? []) }] as const,
          ),
        ]);
        const files = filesOf(modules);
        const edges = new Map<number, Set<number>>();
        shared.forEach((id, index) => {
          for (const other of importsOf(index)) {
            const [from, to] = [files.get(id), files.get(other)];
            if (from === undefined) continue;
            // Whatever shared modules import is shared by as many.
            expect(to).toBeDefined();
            if (to !== undefined && to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to));
          }
        });
        const reached = (from: number, seen = new Set<number>()): Set<number> => {
          for (const next of edges.get(from) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
          return seen;
        };
        for (const file of edges.keys()) expect(reached(file)).not.toContain(file);
      }),
      { seed, numRuns: 300 },
    );
  });
});
