import * as v from 'valibot';
import { persisted } from './slice';

const wish = v.object({ kind: v.string(), money: v.string(), beans: v.number() });
/** The order of a card as it is sent. */
export type CardWish = v.InferOutput<typeof wish>;

const stored = v.object({
  /** An order that was sent and whose answer is not known; sent again under its key, it makes no second order. */
  sent: v.fallback(v.nullable(v.object({ key: v.string(), wish })), null),
});
type CardPurchase = v.InferOutput<typeof stored>;
const empty: CardPurchase = { sent: null };

export const useCardPurchase = persisted<CardPurchase>(
  'person',
  'card-purchase',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : empty;
  },
  ({ sent }) => sent !== null,
);

/** An order was sent, or its answer is known. */
export function cardOrderSent(sent: CardPurchase['sent']): void {
  useCardPurchase.setState({ sent });
}
