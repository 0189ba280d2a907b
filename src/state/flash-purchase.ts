import * as v from 'valibot';
import { persisted } from './slice';

const wish = v.object({
  session: v.string(),
  goods: v.string(),
  count: v.number(),
  address: v.string(),
  money: v.string(),
});
/** An order of the flash sale as it is sent. */
export type FlashWish = v.InferOutput<typeof wish>;

const stored = v.object({
  /** An order that was sent and whose answer is not known; sent again under its key, it makes no second order. */
  sent: v.fallback(v.nullable(v.object({ key: v.string(), wish })), null),
  /** The order that waits in the queue. */
  queue: v.fallback(
    v.nullable(v.object({ ticket: v.string(), session: v.string(), goods: v.string(), name: v.string() })),
    null,
  ),
});

/** What a person is buying in the flash sale; it survives a reload. */
type FlashPurchase = v.InferOutput<typeof stored>;

const empty: FlashPurchase = { sent: null, queue: null };

export const useFlashPurchase = persisted<FlashPurchase>(
  'person',
  'flash-purchase',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : empty;
  },
  ({ sent, queue }) => sent !== null || queue !== null,
);

/** An order was sent, or its answer is known. */
export function flashOrderSent(sent: FlashPurchase['sent']): void {
  useFlashPurchase.setState({ sent });
}

/** An order joined the queue, or left it. */
export function flashQueueChanged(queue: FlashPurchase['queue']): void {
  useFlashPurchase.setState({ queue });
}
