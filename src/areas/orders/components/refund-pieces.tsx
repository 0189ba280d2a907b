import type { OrderDetail } from '@/api/endpoints/mall-order';
import { formatCoins } from '@/domain/money';
import type { RefundLine } from '@/domain/orders/refund';
import { ordersMessages } from '@/messages/areas/orders';
import { settlementMessages } from '@/messages/areas/settlement';
import { useMessages } from '@/messages/language';
import { CheckRow } from '@/ui/forms/check-row';
import { Stepper } from '@/ui/forms/stepper';
import { Box, Inline } from '@/ui/layout/box';
import { Picture } from '@/ui/media/picture';

interface RefundPiecesProps {
  order: OrderDetail;
  /** What can still come back. */
  left: readonly RefundLine[];
  /** How many pieces of each specification are chosen. */
  chosen: Readonly<Record<string, number>>;
  onChange: (chosen: Readonly<Record<string, number>>) => void;
}

/** The choice of the pieces that come back. */
export function RefundPieces({ order, left, chosen, onChange }: RefundPiecesProps) {
  const messages = useMessages(ordersMessages);
  const { times } = useMessages(settlementMessages);
  return (
    <ul aria-label={messages.refundPieces}>
      {left.map(({ variant, count: most }) => {
        const line = order.lines.find((each) => each.variant === variant);
        if (line === undefined) return null;
        const { name, values, picture, price } = line;
        const count = chosen[variant] ?? 0;
        const setCount = (next: number) => onChange({ ...chosen, [variant]: next });
        return (
          <li key={variant}>
            <CheckRow
              mark={
                <Box as="span" overflow="hidden" radius="m" flex="none">
                  <Picture src={picture} width={48} height={48} icon="cashier" />
                </Box>
              }
              title={name}
              tag={null}
              description={[...values, messages.coins(formatCoins(price)), times(most)].join(' · ')}
              checked={count > 0}
              disabled={false}
              onToggle={() => setCount(count > 0 ? 0 : most)}
            />
            {count > 0 && most > 1 && (
              <Inline as="span" justify="end" paddingY={2} align="stretch">
                <Stepper
                  label={messages.refundCount(name)}
                  messages={{ less: messages.refundLess, more: messages.refundMore }}
                  value={count}
                  most={most}
                  onChange={setCount}
                />
              </Inline>
            )}
          </li>
        );
      })}
    </ul>
  );
}
