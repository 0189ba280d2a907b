import * as v from 'valibot';
import { persisted } from '@/state/slice';

const stored = v.object({
  /** The order that the social app is asked to pay; empty while there is none. */
  order: v.fallback(v.string(), ''),
});
type SocialTopUp = v.InferOutput<typeof stored>;
const empty: SocialTopUp = { order: '' };

/** A top-up by the social app's payment; it survives a reload, as the social app may close the page meanwhile. */
export const useSocialTopUp = persisted<SocialTopUp>(
  'person',
  'social-top-up',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : empty;
  },
  ({ order }) => order !== '',
);

export function socialTopUpPlaced(order: string): void {
  useSocialTopUp.setState({ order });
}

/** It is paid, or given up. */
export function socialTopUpCleared(): void {
  useSocialTopUp.setState(empty);
}
