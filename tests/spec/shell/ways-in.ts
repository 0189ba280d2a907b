import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { scenes } from '@/domain/life/scenes';
import { screens, type Address } from '@/domain/screens';

const source = resolve('src');
/** What is under every page, or speaks of addresses without leading to them. */
const noPages = /src\/(app|mocks|messages|api|domain|qa|host)\/|\/mocks\/|\.en\.ts/;
const addresses = Object.keys(screens) as Address[];

/** Which addresses the code of each screen leads to: all that its files name, and all scenes where it shows them. */
export function linksOfScreens(): ReadonlyMap<Address, ReadonlySet<Address>> {
  const table = readFileSync(resolve(source, 'app/routes.ts'), 'utf8');
  const files = new Map(
    [...table.matchAll(/'(\/[^']*)': \(\) =>\s*import\('@\/([^']+)'\)/g)].map(
      ([, address = '', file = '']) => [address, file],
    ),
  );
  files.set('/home', 'areas/home/screens/home');
  return new Map(
    addresses.map((address) => {
      const start = files.get(address);
      const found = start === undefined ? [] : [...closureOf(fileOf(resolve(source, start)))];
      return [address, new Set(found.flatMap(addressesIn))] as const;
    }),
  );
}

/** How many taps each address is away from home; an address that is not in it cannot be reached. */
export function tapsFromHome(
  links: ReadonlyMap<Address, ReadonlySet<Address>>,
): ReadonlyMap<Address, number> {
  const taps = new Map<Address, number>([['/home', 0]]);
  for (const [address, count] of taps)
    for (const next of links.get(address) ?? []) if (!taps.has(next)) taps.set(next, count + 1);
  return taps;
}

function addressesIn(file: string): Address[] {
  const text = readFileSync(file, 'utf8');
  const named = addresses.filter((address) => new RegExp(`['"\`]${escaped(address)}['"\`]`).test(text));
  const all = text.includes("from '@/domain/life/scenes'") ? Object.values(scenes).map(({ to }) => to) : [];
  return [...named, ...all];
}

function closureOf(start: string | undefined, seen = new Set<string>()): ReadonlySet<string> {
  if (start === undefined || seen.has(start) || noPages.test(start)) return seen;
  seen.add(start);
  const text = readFileSync(start, 'utf8');
  for (const [, from = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'((?:@\/|\.)[^']+)'/g))
    closureOf(
      fileOf(from.startsWith('@/') ? resolve(source, from.slice(2)) : resolve(dirname(start), from)),
      seen,
    );
  return seen;
}

function fileOf(path: string): string | undefined {
  return ['.tsx', '.ts'].map((ending) => path + ending).find((file) => existsSync(file));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
