import { Link } from 'react-router-dom';
import type { GoodsDetail } from '@/api/endpoints/goods';
import { placeText } from '@/domain/addresses/address';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { useShippingAddress } from '@/flows/shipping-address/use-shipping-address';
import { goodsMessages } from '@/messages/areas/goods';
import { gatewayWordMessages } from '@/messages/gateway-words';
import { useMessages } from '@/messages/language';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Caption, Text } from '@/ui/text/text';
import type { useGoodsChoice } from '../goods-choice';
import styles from './goods-details.module.css';

interface GoodsDetailsProps {
  goods: GoodsDetail;
  choice: ReturnType<typeof useGoodsChoice>;
  onChoose: () => void;
}

/** What is chosen, where it goes, how many are left, and what the shop promises. */
export function GoodsDetails({ goods, choice, onChoose }: GoodsDetailsProps) {
  const messages = useMessages(goodsMessages);
  const { said } = useMessages(gatewayWordMessages);
  const { address } = useShippingAddress();
  const { slots, limit, bought, delivery, services } = goods;
  const { values, count, variant } = choice;
  const colours = slots
    .flatMap((slot) => slot.values.map(({ colour }) => colour))
    .filter((each) => each !== '');
  const price = variant?.price ?? 0;
  const fee =
    price * count >= delivery.freeFrom ? messages.free : messages.freeFrom(formatCoins(delivery.freeFrom));
  return (
    <Card>
      <Box marginY={-3}>
        <Inline
          as="button"
          type="button"
          width="full"
          paddingY={2.5}
          textAlign="left"
          divider="between"
          className={styles.row}
          onClick={onChoose}
        >
          <span className={styles.name}>{messages.chosen}</span>
          <Text grow breakWords>
            {[...values, messages.pieces(count)].join(' · ')}
          </Text>
          {colours.map((colour) => (
            <span key={colour} className={styles.colour} style={{ background: colour }} />
          ))}
          <Text marginLeft={2} tone="tertiary" flex="none">
            <Icon name="forward" size={16} />
          </Text>
        </Inline>
        <Inline
          as={Link}
          width="full"
          paddingY={2.5}
          textAlign="left"
          divider="between"
          className={styles.row}
          to={href('/addressInformation', { for: 'settlement' })}
        >
          <span className={styles.name}>{messages.deliverTo}</span>
          <Text grow breakWords>
            {address === null && messages.noAddress}
            {address != null && `${placeText(address)}${address.detail}`}
            <Caption as="span" display="block" marginTop={0.5}>
              {messages.deliveryLine(delivery.before, messages.arrives(delivery.days), fee)}
            </Caption>
          </Text>
          <Text marginLeft={2} tone="tertiary" flex="none">
            <Icon name="forward" size={16} />
          </Text>
        </Inline>
        <Inline width="full" paddingY={2.5} textAlign="left" divider="between" className={styles.row}>
          <span className={styles.name}>{messages.stock}</span>
          <Text grow breakWords>
            {variant === null || variant.stock === 0 ? messages.soldOut : messages.left(variant.stock)}
          </Text>
          <Caption as="span" marginLeft={2} flex="none">
            {bought > 0 ? messages.limitBought(limit, bought) : messages.limit(limit)}
          </Caption>
        </Inline>
        <Inline width="full" paddingY={2.5} textAlign="left" divider="between" className={styles.row}>
          <span className={styles.name}>{messages.services}</span>
          <Inline as="ul" wrap flex={1} align="stretch">
            {services.map((service) => (
              <Inline
                as="li"
                key={service}
                marginRight={4}
                tone="secondary"
                size="note"
                className={styles.service}
              >
                <Icon name="check" size={14} />
                {said(service)}
              </Inline>
            ))}
          </Inline>
        </Inline>
      </Box>
    </Card>
  );
}
