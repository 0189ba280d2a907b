import type { FlashDetail } from '@/api/endpoints/flash-sale';
import { mostPieces } from '@/domain/mall/specification';
import { periodState } from '@/domain/period';
import { gatewayWordMessages } from '@/messages/gateway-words';
import { useMessages } from '@/messages/language';
import { Stepper } from '@/ui/forms/stepper';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Caption, Text } from '@/ui/text/text';
import { flashSaleMessages } from '../messages';
import { StockBar } from './stock-bar';
import styles from './flash-details.module.css';

interface FlashDetailsProps {
  offer: FlashDetail;
  count: number;
  now: number;
  onCount: (count: number) => void;
}

/** The specification, what is left, how many to buy, and what the shop promises. */
export function FlashDetails({ offer, count, now, onCount }: FlashDetailsProps) {
  const messages = useMessages(flashSaleMessages);
  const { said } = useMessages(gatewayWordMessages);
  const { values, stock, left, limit, bought, services } = offer;
  const state = periodState(offer, now);
  return (
    <Card>
      <Box as="dl" marginY={-3}>
        {values.length > 0 && (
          <Inline paddingY={2} divider="between" className={styles.row}>
            <dt className={styles.name}>{messages.spec}</dt>
            <Text as="dd" grow breakWords>
              {values.join(' · ')}
            </Text>
          </Inline>
        )}
        <Inline paddingY={2} divider="between" className={styles.row}>
          <dt className={styles.name}>{messages.stock}</dt>
          <Text as="dd" grow breakWords>
            <StockBar state={state} stock={stock} left={left} />
          </Text>
          {state === 'running' && left > 0 && (
            <Caption as="dd" marginLeft={2} flex="none">
              {messages.left(left)}
            </Caption>
          )}
        </Inline>
        <Inline paddingY={2} divider="between" className={styles.row}>
          <dt className={styles.name}>{messages.count}</dt>
          <Text as="dd" grow breakWords>
            <Caption as="span" display="block">
              {bought > 0 ? messages.limitBought(limit, bought) : messages.limit(limit)}
            </Caption>
          </Text>
          <dd>
            <Stepper
              label={messages.count}
              messages={messages}
              value={count}
              most={mostPieces(left, limit, bought)}
              onChange={onCount}
            />
          </dd>
        </Inline>
        <Inline paddingY={2} divider="between" className={styles.row}>
          <dt className={styles.name}>{messages.services}</dt>
          <Text as="dd" grow breakWords>
            {services.map(said).join(' · ')}
            <Caption as="span" display="block">
              {messages.freeDelivery}
            </Caption>
          </Text>
        </Inline>
      </Box>
    </Card>
  );
}
