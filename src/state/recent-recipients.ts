import * as v from 'valibot';
import { persisted } from './slice';

interface RecentRecipients {
  /** Newest first. */
  usercodes: readonly string[];
}

const kept = 20;
const stored = v.object({ usercodes: v.array(v.string()) });

/** Whom the person sent coins to lately on this device. */
export const useRecentRecipients = persisted<RecentRecipients>(
  'person',
  'recent-recipients',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : { usercodes: [] };
  },
  ({ usercodes }) => usercodes.length > 0,
);

/** A transfer to them went through. */
export function recipientsServed(served: readonly string[]): void {
  useRecentRecipients.setState(({ usercodes }) => ({
    usercodes: Array.from(new Set([...served, ...usercodes])).slice(0, kept),
  }));
}
