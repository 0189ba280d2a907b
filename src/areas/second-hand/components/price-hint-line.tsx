import { formatCoins, type Tenths } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Box } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Text } from '@/ui/text/text';
import { likeItemsSold } from '../endpoints/items';
import { secondHandMessages } from '../messages';
import type { ItemCategory } from '../rules/item';
import { priceHint } from '../rules/like-items';
import styles from './price-hint-line.module.css';

interface PriceHintLineProps {
  title: string;
  category: ItemCategory;
  /** Null while none is typed. */
  price: Tenths | null;
}

/** What like items were sold for; nothing where too few were. */
export function PriceHintLine({ title, category, price }: PriceHintLineProps) {
  const messages = useMessages(secondHandMessages);
  const wanted = title.trim();
  const { data } = useEndpoint(
    likeItemsSold,
    { title: wanted, category },
    { enabled: wanted.length > 1, background: true },
  );
  const hint = data === undefined ? null : priceHint(data.prices);
  if (hint === null) return null;
  const judged =
    price === null
      ? null
      : price < hint.low
        ? messages.hintLower
        : price > hint.high
          ? messages.hintHigher
          : messages.hintUsual;
  return (
    <p className={styles.hint} role="note">
      <Icon name="info" size={18} />
      <Box as="span" flex={1} marginLeft={2}>
        {messages.hint(hint.count, formatCoins(hint.low), formatCoins(hint.high))}
        {judged !== null && (
          <Text as="b" display="block" weight="medium">
            {judged}
          </Text>
        )}
      </Box>
    </p>
  );
}
