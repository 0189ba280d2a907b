/** What is known of a module before it is put into a file. */
export interface ModuleFacts {
  /** Of its text, in bytes. */
  size: number;
  imports: readonly string[];
  dynamicImports: readonly string[];
}

/** The modules of the app, and which of them are loaded when. */
export interface ModuleGraph {
  facts: (id: string) => ModuleFacts;
  /** Where the app begins; what it imports is there in any case. */
  entry: string;
  /** The module whose dynamic imports are the pages of the app. */
  pages: string;
  /** Loaded on demand, but at every visit, before anything else. */
  isLive: (id: string) => boolean;
  /** Loaded on demand, but at every visit, one soon after the other. */
  isLater: (id: string) => boolean;
}

/** Modules that travel together. */
interface File {
  readonly modules: string[];
  /** What loads it. */
  readonly users: Users;
  size: number;
  hasStyles: boolean;
  /** Files that it imports, and those that these import. */
  readonly needs: Set<File>;
}

/** A set: bit n of all its words together stands for user n. */
type Users = Uint32Array;

/** How much each user counts. */
type Weights = Float64Array;

/** What one more request costs a visit, in bytes of text that it has no need of. */
const bytesOfRequest = 14_000;
/** How much a part of a page, and how much what every visit loads, counts beside a page. */
const weights = { part: 0.15, later: 60 };

/**
 * Puts the modules that several pages, or parts of pages, share into files. It begins with a file for each set of users, and merges two as
 * long as the requests saved outweigh the bytes that some users then load without need. Gives the number of the file of each shared
 * module; a module with one user travels with that one.
 */
export function sharedFiles(graph: ModuleGraph): ReadonlyMap<string, number> {
  const parts = partsOf(graph);
  const always = closureOf([graph.entry, ...parts.filter(graph.isLive)], graph);
  const pages = new Set(graph.facts(graph.pages).dynamicImports);
  const single = parts.filter((part) => !graph.isLive(part) && !graph.isLater(part));
  const loads = [parts.filter(graph.isLater), ...single.map((part) => [part])];
  const words = Math.ceil(loads.length / 32);
  const users = new Map<string, Users>();
  loads.forEach((load, index) => {
    for (const id of closureOf(load, graph)) {
      if (always.has(id)) continue;
      const set = users.get(id) ?? new Uint32Array(words);
      users.set(id, set);
      set[index >> 5] = (set[index >> 5] ?? 0) | (1 << (index & 31));
    }
  });
  const weighed = Float64Array.from([
    weights.later,
    ...single.map((part) => (pages.has(part) ? 1 : weights.part)),
  ]);
  const files = mergedWhereItPays(filesBySets(users, graph), weighed);
  return new Map(files.flatMap(({ modules }, index) => modules.map((id) => [id, index] as const)));
}

/** All modules that are loaded on demand, wherever, in an order of their own. */
function partsOf({ entry, facts }: ModuleGraph): readonly string[] {
  const found = new Set<string>();
  visit([entry], (id) => {
    const { imports, dynamicImports } = facts(id);
    for (const each of dynamicImports) found.add(each);
    return [...imports, ...dynamicImports];
  });
  return [...found].sort();
}

/** Modules with all that they import. */
function closureOf(ids: readonly string[], { facts }: ModuleGraph): ReadonlySet<string> {
  return visit(ids, (id) => facts(id).imports);
}

function visit(from: readonly string[], next: (id: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...next(id));
  }
  return seen;
}

/** A file for each set of users of more than one. */
function filesBySets(users: ReadonlyMap<string, Users>, graph: ModuleGraph): Set<File> {
  const bySet = new Map<string, File>();
  const fileOf = new Map<string, File>();
  for (const [id, set] of users) {
    if (isOne(set)) continue;
    const key = set.join();
    const file = bySet.get(key) ?? { modules: [], users: set, size: 0, hasStyles: false, needs: new Set() };
    bySet.set(key, file);
    fileOf.set(id, file);
    file.modules.push(id);
    file.size += graph.facts(id).size;
    file.hasStyles ||= id.endsWith('.css');
  }
  for (const file of bySet.values())
    for (const id of closureOf(file.modules, graph)) {
      const other = fileOf.get(id);
      if (other !== undefined && other !== file) file.needs.add(other);
    }
  return new Set(bySet.values());
}

interface Merge {
  other: File;
  /** Below 0 where it pays. */
  cost: number;
}

function mergedWhereItPays(files: Set<File>, weighed: Weights): readonly File[] {
  const best = new Map<File, Merge | null>();
  const look = (file: File) => best.set(file, cheapest(file, files, weighed));
  files.forEach(look);
  for (;;) {
    let next: (Merge & { file: File }) | null = null;
    for (const [file, found] of best)
      if (found !== null && found.cost < (next?.cost ?? 0)) next = { file, ...found };
    if (next === null) return [...files];
    const { file, other, cost } = next;
    // What they need may have changed since it was found.
    if (files.has(other) && costOfMerging(file, other, weighed) <= cost)
      for (const gone of merge(file, other, files)) best.delete(gone);
    look(file);
  }
}

function cheapest(file: File, files: Set<File>, weighed: Weights): Merge | null {
  let found: Merge | null = null;
  for (const other of files) {
    if (other === file || file.users.every((word, index) => (word & wordOf(other.users, index)) === 0))
      continue;
    const cost = costOfMerging(file, other, weighed);
    if (cost < (found?.cost ?? 0)) found = { other, cost };
  }
  return found;
}

/** Bytes that are loaded without need, and requests, less what the saved requests are worth. */
function costOfMerging(one: File, other: File, weighed: Weights): number {
  const saved = one.hasStyles && other.hasStyles ? 2 : 1;
  const wasted =
    one.size * weigh(other.users, one.users, without, weighed) +
    other.size * weigh(one.users, other.users, without, weighed);
  const all = one.users.map((word, index) => word | wordOf(other.users, index));
  let needed = 0;
  for (const file of new Set([...one.needs, ...other.needs])) {
    if (file === one || file === other) continue;
    const requests = file.hasStyles ? 2 : 1;
    needed += weigh(all, file.users, without, weighed) * (file.size + requests * bytesOfRequest);
  }
  return wasted + needed - saved * bytesOfRequest * weigh(one.users, other.users, both, weighed);
}

/** Merges a file into the first one, and with it all that stands between them, as files must not need each other; gives those that are gone. */
function merge(one: File, other: File, files: Set<File>): readonly File[] {
  const between = [...files].filter((file) => isBetween(file, one, other) || isBetween(file, other, one));
  const gone = [other, ...between];
  for (const file of gone) {
    files.delete(file);
    one.modules.push(...file.modules);
    one.size += file.size;
    one.hasStyles ||= file.hasStyles;
    add(one.users, file.users);
    file.needs.forEach((need) => one.needs.add(need));
  }
  for (const file of [one, ...gone]) one.needs.delete(file);
  for (const file of files) {
    const needed = [one, ...gone].filter((each) => file.needs.delete(each));
    if (needed.length === 0) continue;
    file.needs.add(one);
    one.needs.forEach((need) => file.needs.add(need));
  }
  one.needs.forEach((need) => add(need.users, one.users));
  return gone;
}

function isBetween(file: File, from: File, to: File): boolean {
  return file !== from && file !== to && from.needs.has(file) && file.needs.has(to);
}

const both = (one: number, other: number) => one & other;
const without = (one: number, other: number) => one & ~other;

/** How much the users count that two sets come to. */
function weigh(
  one: Users,
  other: Users,
  join: (one: number, other: number) => number,
  weighed: Weights,
): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) {
    let word = join(wordOf(one, index), wordOf(other, index));
    while (word !== 0) {
      const bit = 31 - Math.clz32(word);
      sum += weighed[index * 32 + bit] ?? 0;
      word ^= 1 << bit;
    }
  }
  return sum;
}

function add(set: Users, others: Users): void {
  others.forEach((word, index) => (set[index] = wordOf(set, index) | word));
}

function isOne(set: Users): boolean {
  const words = set.filter((word) => word !== 0);
  const [word = 0] = words;
  return words.length === 1 && (word & (word - 1)) === 0;
}

/** A set has no more users than its words have room for. */
function wordOf(set: Users, index: number): number {
  return set[index] ?? 0;
}
