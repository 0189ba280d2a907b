import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Box, Inline, Surface } from '@/ui/layout/box';
import { Picture } from '@/ui/media/picture';
import { Avatar } from '@/ui/people/avatar';
import type { ItemCard } from '../endpoints/items';
import { secondHandMessages } from '../messages';
import styles from './item-tile.module.css';

/** An item in the grid, with its seller and where it is handed over; `isTall` makes the picture higher. */
export function ItemTile({ item, isTall }: { item: ItemCard; isTall: boolean }) {
  const messages = useMessages(secondHandMessages);
  const { id, title, picture, price, condition, place, seller } = item;
  return (
    <Surface as={Link} display="block" overflow="hidden" to={href('/imageDetail', { id })}>
      <Box as="span" position="relative" display="block">
        <Picture src={picture} height={isTall ? 182 : 150} icon="secondhand" />
        <span className={styles.condition}>{messages.conditions[condition]}</span>
      </Box>
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        <Inline as="span" align="baseline" marginTop={1.5} tone="secondary" size="caption">
          <span className="visuallyHidden">{messages.coins(formatCoins(price))}</span>
          <strong className={styles.price} aria-hidden="true">
            {formatCoins(price)}
          </strong>
          <span aria-hidden="true">{messages.unit}</span>
        </Inline>
        <Inline as="span" marginTop={2} tone="secondary" size="caption">
          <Avatar name={seller.name} size={22} />
          <span className={styles.name}>{seller.name}</span>
          <span className={styles.place}>{place}</span>
        </Inline>
      </span>
    </Surface>
  );
}
