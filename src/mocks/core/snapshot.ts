import * as v from 'valibot';
import { parts, snapshotVersion } from './parts';
import { rows, whole } from './state-part';
import { worldNames } from './worlds';

/** What a snapshot of this version has at least; another version's is refused. */
export const snapshot = v.looseObject({
  ...Object.fromEntries(parts.map(({ name, schema }) => [name, schema])),
  version: v.literal(snapshotVersion),
  world: v.picklist(worldNames),
  seed: v.object({ staff: whole, entries: whole, orders: whole, epoch: whole }),
  clock: v.object({ offsetMs: whole, pinned: v.nullable(whole) }),
  session: v.looseObject({ usercode: v.string() }),
  keys: rows,
  faults: rows,
  held: rows,
  failed: v.array(v.string()),
  expiredTokens: v.array(v.string()),
  leavers: v.array(v.string()),
  leaders: v.array(v.string()),
  withoutPhone: v.array(v.string()),
  tickets: v.array(v.string()),
  serial: whole,
  journal: v.looseObject({ calls: rows, previous: v.record(v.string(), v.unknown()) }),
});
