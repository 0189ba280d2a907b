import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Picture } from '@/ui/media/picture';
import { Note, Text } from '@/ui/text/text';
import type { ItemDetail } from '../endpoints/items';
import { secondHandMessages } from '../messages';
import styles from './item-line.module.css';

/** An item that is bought, with its seller and place. */
export function ItemLine({ item }: { item: ItemDetail }) {
  const messages = useMessages(secondHandMessages);
  const { title, picture, price, condition, seller, place } = item;
  return (
    <Card title={messages.seller(seller.name)} aside={messages.pickUp(place)}>
      <Inline align="stretch">
        <span className={styles.picture}>
          <Picture src={picture} width={72} height={72} icon="secondhand" />
        </span>
        <Text as="div" grow breakWords>
          <p>{title}</p>
          <Note marginTop={0.5}>{messages.conditions[condition]}</Note>
        </Text>
        <p className={styles.price}>
          <span className="visuallyHidden">{messages.coins(formatCoins(price))}</span>
          <span aria-hidden="true">{formatCoins(price)}</span>
        </p>
      </Inline>
    </Card>
  );
}
