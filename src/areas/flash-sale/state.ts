import * as v from 'valibot';
import { persisted } from '@/state/slice';

const stored = v.object({
  /** The order that waits in the queue. */
  queue: v.fallback(
    v.nullable(v.object({ ticket: v.string(), session: v.string(), goods: v.string(), name: v.string() })),
    null,
  ),
});

/** What a person is buying in the flash sale; it survives a reload. */
type FlashPurchase = v.InferOutput<typeof stored>;

const empty: FlashPurchase = { queue: null };

export const useFlashPurchase = persisted<FlashPurchase>(
  'person',
  'flash-purchase',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : empty;
  },
  ({ queue }) => queue !== null,
);

/** An order joined the queue, or left it. */
export function flashQueueChanged(queue: FlashPurchase['queue']): void {
  useFlashPurchase.setState({ queue });
}
