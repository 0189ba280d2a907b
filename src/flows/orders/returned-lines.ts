import type { OrderDetail } from '@/api/endpoints/mall-order';
import type { orders } from '@/messages/areas/orders';

/** What a refund of each line says, by its specification; lines without one are left out. */
export function returnedLines(
  { lines, refunds }: Pick<OrderDetail, 'lines' | 'refunds'>,
  messages: typeof orders,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    lines.flatMap(({ variant }) => {
      const own = refunds.filter((refund) => refund.lines.some((line) => line.variant === variant));
      if (own.length === 0) return [];
      return [[variant, own.every(({ backAt }) => backAt !== null) ? messages.returned : messages.returning]];
    }),
  );
}
