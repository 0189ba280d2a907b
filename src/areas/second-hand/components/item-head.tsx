import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Inline } from '@/ui/layout/box';
import { Money } from '@/ui/money/money';
import { Text } from '@/ui/text/text';
import type { ItemDetail } from '../endpoints/items';
import { secondHandMessages } from '../messages';
import styles from './item-head.module.css';

interface ItemHeadProps {
  item: Pick<ItemDetail, 'title' | 'description' | 'price' | 'boughtFor' | 'condition' | 'place' | 'terms'>;
  /** When it was published. */
  ago: string;
}

/** Price, title and description of an item, and how it is handed over. */
export function ItemHead({ item, ago }: ItemHeadProps) {
  const messages = useMessages(secondHandMessages);
  const { title, description, price, boughtFor, condition, place, terms } = item;
  return (
    <>
      <Inline wrap tone="primary" className={styles.prices}>
        <Money text={formatCoins(price)} accessibleText={messages.coins(formatCoins(price))} size="large" />
        {boughtFor !== null && boughtFor > price && (
          <Text tone="tertiary" font="number">
            <span className="visuallyHidden">{messages.boughtFor(formatCoins(boughtFor))}</span>
            <s aria-hidden="true">{formatCoins(boughtFor)}</s>
          </Text>
        )}
        <Tag tone="gold">{messages.conditions[condition]}</Tag>
        <span className={styles.ago}>{ago}</span>
      </Inline>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.description}>{description}</p>
      <ul className={styles.terms}>
        {[...terms.map((term) => messages.terms[term]), messages.pickUp(place)].map((text) => (
          <li key={text} className={styles.term}>
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
