import * as v from 'valibot';
import { persisted } from './slice';

const wish = v.object({ money: v.string() });
const stored = v.object({
  /** An order that was sent and whose answer is not known; sent again under its key, it makes no second order. */
  sent: v.fallback(v.nullable(v.object({ key: v.string(), wish })), null),
  /** The order that the social app is asked to pay; empty while there is none. */
  order: v.fallback(v.string(), ''),
});
type SocialTopUp = v.InferOutput<typeof stored>;
const empty: SocialTopUp = { sent: null, order: '' };

/** A top-up by the social app's payment; it survives a reload, as the social app may close the page meanwhile. */
export const useSocialTopUp = persisted<SocialTopUp>(
  'person',
  'social-top-up',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : empty;
  },
  ({ sent, order }) => sent !== null || order !== '',
);

export function socialTopUpSent(sent: SocialTopUp['sent']): void {
  useSocialTopUp.setState({ sent });
}

export function socialTopUpPlaced(order: string): void {
  useSocialTopUp.setState({ order });
}

/** It is paid, or given up. */
export function socialTopUpCleared(): void {
  useSocialTopUp.setState(empty);
}
