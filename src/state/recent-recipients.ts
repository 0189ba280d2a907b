import * as v from 'valibot';
import { persisted } from './slice';

interface RecentRecipients {
  /** Newest first. */
  usercodes: readonly string[];
}

const maxStored = 20;
const stored = v.object({ usercodes: v.array(v.string()) });

/** The colleagues that the person sent coins to lately on this device. */
export const useRecentRecipients = persisted<RecentRecipients>(
  'person',
  'recent-recipients',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : { usercodes: [] };
  },
  ({ usercodes }) => usercodes.length > 0,
);

/** A transfer to these recipients succeeded. */
export function recipientsPaid(paid: readonly string[]): void {
  useRecentRecipients.setState(({ usercodes }) => ({
    usercodes: Array.from(new Set([...paid, ...usercodes])).slice(0, maxStored),
  }));
}
