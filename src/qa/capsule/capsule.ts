import * as v from 'valibot';
import { snapshotVersion } from '@/mocks/core/parts';
import { fingerprint } from '@/mocks/core/random';
import { rows, whole } from '@/mocks/core/state-part';
import { worldNames } from '@/mocks/core/worlds';
import { qaHost } from '../hosts/script';

const kind = 'longcoin-capsule';
/** Raised with every change of the content that its schema does not show. */
const version = 1;

const content = v.object({
  /** The hash in the name of the build's entry; null for the development server. */
  build: v.nullable(v.string()),
  /** Business time, ms, and whether it stood still. */
  clock: v.object({ now: whole, isStopped: v.boolean() }),
  host: qaHost,
  session: v.object({
    /** Empty while logged out. */
    usercode: v.pipe(v.string(), v.regex(/^(?:LX\d{6})?$/)),
    sysType: v.picklist(['LONGCOIN', 'WALLET'] as const),
    businessSource: v.string(),
    buCode: v.string(),
    channel: v.string(),
    preview: v.boolean(),
    showHeader: v.boolean(),
  }),
  /** The world, when it began (ms), and the parts of the mock backend that are not as they were then. */
  world: v.object({
    name: v.picklist(worldNames),
    epoch: whole,
    changed: v.record(v.string(), v.unknown()),
  }),
  /** The last calls without their bodies. */
  calls: v.array(
    v.looseObject({ call: v.string(), faults: rows, request: v.literal(''), answer: v.literal('') }),
  ),
  /** The addresses from the first page to the one that was shown. */
  way: v.pipe(v.array(v.pipe(v.string(), v.startsWith('/'))), v.minLength(1)),
});

const file = v.object({
  kind: v.literal(kind),
  version: v.union([v.string(), v.number()]),
  check: v.string(),
  content: v.unknown(),
});

/** What a capsule holds. */
export type Capsule = v.InferOutput<typeof content>;

/** The sentences that say why a file cannot be opened. */
const refusals = {
  foreign: '这不是复现胶囊，也不是导出的状态。',
  'other-version': '这份胶囊来自另一个版本，请用取胶囊时的版本打开。',
  damaged: '这份胶囊已损坏，内容不完整或被改动过，请重新取一份。',
} as const;

/** A file is refused; the message is a sentence for QA. */
export class CapsuleRefused extends Error {
  constructor(why: keyof typeof refusals) {
    super(refusals[why]);
  }
}

/** The version of a capsule: its own, and that of the mock backend's state. */
const fullVersion = `${version}-${snapshotVersion}`;

/** A capsule as the text of a file. */
export function writeCapsule(capsule: Capsule): string {
  const check = fingerprint(JSON.stringify(capsule));
  return JSON.stringify({ kind, version: fullVersion, check, content: capsule });
}

/** Whether a text means to be a capsule, whole or not. */
function isCapsule(text: string): boolean {
  return text.includes(`"kind":"${kind}"`);
}

/** Whether a text means to be a state of the mock backend as it is exported. */
export function isState(text: string): boolean {
  const read = parsed(text);
  return typeof read === 'object' && read !== null && 'version' in read && !('kind' in read);
}

/** Reads the text of a file; throws `CapsuleRefused` where it is no whole capsule of this version. */
export function readCapsule(text: string): Capsule {
  const read = v.safeParse(file, parsed(text));
  if (!read.success) throw new CapsuleRefused(isCapsule(text) ? 'damaged' : 'foreign');
  if (read.output.version !== fullVersion) throw new CapsuleRefused('other-version');
  const checked = v.safeParse(content, read.output.content);
  const isWhole = fingerprint(JSON.stringify(read.output.content)) === read.output.check;
  if (!checked.success || !isWhole) throw new CapsuleRefused('damaged');
  return checked.output;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
