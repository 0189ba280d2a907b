import * as v from 'valibot';
import { inMemory, persisted } from './slice';

/** What is meant by a write, recognised without telling it. */
export interface WriteIntent {
  /** What is changed: of two intents about the same the later one replaces the former. */
  subject: string;
  content: string;
  /** Where coins or goods move, the key survives a reload, so that the next tap repeats nothing. */
  survivesReload: boolean;
}

const shape = v.object({ writes: v.record(v.string(), v.object({ content: v.string(), key: v.string() })) });

/** The writes whose outcome is not known, by what they change. */
type OpenWrites = Readonly<v.InferOutput<typeof shape>>;

const none: OpenWrites = { writes: {} };

const inThisVisit = inMemory<OpenWrites>('person', none);

const overReloads = persisted<OpenWrites>(
  'person',
  'open-writes',
  (stored) => {
    const read = v.safeParse(shape, stored);
    return read.success ? read.output : none;
  },
  ({ writes }) => Object.keys(writes).length > 0,
);

/** The key of what was meant; null where its outcome is known or nothing was sent. */
export function openKeyOf({ subject, content, survivesReload }: WriteIntent): string | null {
  const { writes } = sliceOf(survivesReload).getState();
  const open = new Map(Object.entries(writes)).get(subject);
  return open?.content === content ? open.key : null;
}

/** Something is meant: its key is stored before its first byte is sent. */
export function writeOpened({ subject, content, survivesReload }: WriteIntent, key: string): void {
  sliceOf(survivesReload).setState(({ writes }) => ({ writes: { ...writes, [subject]: { content, key } } }));
}

/** The outcome is known: the same is another intent from now on. */
export function writeSettled(intent: WriteIntent): void {
  if (openKeyOf(intent) === null) return;
  sliceOf(intent.survivesReload).setState(({ writes }) => {
    const { [intent.subject]: _, ...others } = writes;
    return { writes: others };
  });
}

/** What survives a reload is read from the storage itself, as another tab may have sent the same. */
function sliceOf(survivesReload: boolean) {
  if (!survivesReload) return inThisVisit;
  overReloads.reread();
  return overReloads;
}
