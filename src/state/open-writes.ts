import { inMemory, persisted } from './slice';

/** The idempotency keys of writes whose outcome is not known, by what was meant. */
interface OpenWrites {
  keys: Readonly<Record<string, string>>;
}

const none: OpenWrites = { keys: {} };

const inThisVisit = inMemory<OpenWrites>('person', none);

/** Those that move coins or goods survive a reload, so that the next tap repeats nothing. */
const overReloads = persisted<OpenWrites>(
  'person',
  'open-writes',
  restore,
  ({ keys }) => Object.keys(keys).length > 0,
);

function restore(stored: unknown): OpenWrites {
  if (typeof stored !== 'object' || stored === null || !('keys' in stored)) return none;
  const { keys } = stored;
  if (typeof keys !== 'object' || keys === null) return none;
  const valid = Object.entries(keys).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { keys: Object.fromEntries(valid) };
}

/** The key of what was meant; null where its outcome is known or nothing was sent. */
export function openKeyOf(intent: string, survivesReload: boolean): string | null {
  const { keys } = survivesReload ? stored() : inThisVisit.getState();
  return Object.prototype.hasOwnProperty.call(keys, intent) ? (keys[intent] ?? null) : null;
}

/** Something is meant: its key is stored before its first byte is sent. */
export function writeOpened(intent: string, key: string, survivesReload: boolean): void {
  const slice = survivesReload ? overReloads : inThisVisit;
  if (survivesReload) overReloads.reread();
  slice.setState(({ keys }) => ({ keys: { ...keys, [intent]: key } }));
}

/** The outcome is known: the same is another intent from now on. */
export function writeSettled(intent: string, survivesReload: boolean): void {
  const slice = survivesReload ? overReloads : inThisVisit;
  if (survivesReload) overReloads.reread();
  slice.setState(({ keys }) => {
    const { [intent]: _, ...others } = keys;
    return { keys: others };
  });
}

/** Read from the storage itself, as another tab may have sent the same. */
function stored(): OpenWrites {
  overReloads.reread();
  return overReloads.getState();
}
