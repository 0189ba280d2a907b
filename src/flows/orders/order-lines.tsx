import type { OrderLine } from '@/api/endpoints/mall-order';
import { formatCoins } from '@/domain/money';
import { settlementMessages } from '@/messages/areas/settlement';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Box, Inline } from '@/ui/layout/box';
import { Picture } from '@/ui/media/picture';
import { Caption, Text } from '@/ui/text/text';
import styles from './order-lines.module.css';

interface OrderLinesProps {
  lines: readonly OrderLine[];
  /** One line under each specification. */
  note?: string;
  /** A mark on single lines, by their specification. */
  marks?: Readonly<Record<string, string>>;
}

/** Goods of an order with their specification, price and number. */
export function OrderLines({ lines, note = '', marks = {} }: OrderLinesProps) {
  const messages = useMessages(settlementMessages);
  return (
    <ul>
      {lines.map(({ variant, name, values, picture, price, count }) => (
        <Inline as="li" key={variant} align="start" className={styles.line}>
          <Box as="span" marginRight={3} overflow="hidden" radius="m" flex="none">
            <Picture src={picture} width={72} height={72} icon="cashier" />
          </Box>
          <span className={styles.texts}>
            <Text display="block" breakWords>
              {name}
            </Text>
            {values.length > 0 && (
              <Caption as="span" display="block" marginTop={1}>
                {values.join(' · ')}
              </Caption>
            )}
            {note !== '' && (
              <Caption as="span" display="block" marginTop={1}>
                {note}
              </Caption>
            )}
            {marks[variant] !== undefined && (
              <Box as="span" display="block" marginTop={1.5}>
                <Tag tone="success">{marks[variant]}</Tag>
              </Box>
            )}
          </span>
          <span className={styles.price}>
            <span className="visuallyHidden">{messages.coins(formatCoins(price))}</span>
            <span aria-hidden="true">{formatCoins(price)}</span>
            <Caption as="span" display="block" tone="tertiary" weight="regular">
              {messages.times(count)}
            </Caption>
          </span>
        </Inline>
      ))}
    </ul>
  );
}
