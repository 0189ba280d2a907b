import { formatCoins } from '@/domain/money';
import {
  isUsable,
  keyOf,
  splitBy,
  wayName,
  type OfferedWay,
  type Order,
  type SplitTerms,
} from '@/flows/checkout/pay-choice';
import { brokenLimitText } from '@/flows/payment/proof/need-note';
import { cashierMessages, type cashier } from '@/messages/areas/cashier';
import { paymentMessages, type payment } from '@/messages/areas/payment';
import { useMessages } from '@/messages/language';
import { RadioGroup } from '@/ui/forms/radio-group';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { IconTile } from '@/ui/media/icon-tile';
import { Note } from '@/ui/text/text';
import styles from './way-list.module.css';

const icons: Readonly<Record<OfferedWay['way'], string>> = {
  coins: 'wallet',
  family: 'life',
  'coins-and-card': 'card',
  card: 'card',
  team: 'reward',
};

interface WayListProps {
  ways: readonly OfferedWay[];
  order: Order;
  terms: SplitTerms;
  /** The key of the chosen way. */
  chosen: string;
  onChoose: (key: string) => void;
}

/** The ways to pay an order as a radio group; one that cannot pay it stays readable and says why. */
export function WayList({ ways, order, terms, chosen, onChoose }: WayListProps) {
  const messages = useMessages(cashierMessages);
  const paymentTexts = useMessages(paymentMessages);
  const lineOf = (way: OfferedWay) =>
    brokenLine(way, order, terms, paymentTexts) ?? wayLine(way, order, terms, messages);
  return (
    <Card>
      <RadioGroup
        label={messages.waysTitle}
        choices={ways}
        keyOf={keyOf}
        current={chosen}
        isDisabled={(way) => !isUsable(way, order, terms)}
        onChoose={(way) => onChoose(keyOf(way))}
        choiceClassName={styles.way}
      >
        {(way, isChosen) => (
          <>
            <IconTile icon={icons[way.way]} marginRight={3} className={styles.tile} />
            <Box as="span" grow>
              <Box as="span" display="block" className={styles.name}>
                {wayName(way, messages)}
                {way.way === 'coins' && <span className={styles.tag}>{messages.usual}</span>}
              </Box>
              <Note as="span" display="block">
                {lineOf(way)}
              </Note>
            </Box>
            <span className={styles.mark}>{isChosen && <Icon name="check" size={16} />}</span>
          </>
        )}
      </RadioGroup>
    </Card>
  );
}

/** The limit that the coins of a way exceed; null where there is none. */
function brokenLine(
  way: OfferedWay,
  order: Order,
  terms: SplitTerms,
  messages: typeof payment,
): string | null {
  const broken = way.way === 'team' ? null : splitBy(way, order, terms).broken;
  return broken === null ? null : brokenLimitText({ broken, limits: terms.limits }, messages);
}

function wayLine(way: OfferedWay, order: Order, terms: SplitTerms, messages: typeof cashier): string {
  if (way.way === 'team') return messages.teamLine;
  const { missing, coins, thirdParty } = splitBy(way, order, terms);
  switch (way.way) {
    case 'coins': {
      const available = formatCoins(way.available);
      return missing > 0
        ? messages.availableShort(available, formatCoins(missing))
        : messages.available(available);
    }
    case 'family':
      if (way.paused) return messages.familyPaused(way.payer);
      return missing > 0
        ? messages.familyShort(way.payer, formatCoins(way.available))
        : messages.familyLine(way.payer, formatCoins(way.available));
    case 'coins-and-card':
      return thirdParty > 0
        ? messages.cardSplit(formatCoins(coins), formatCoins(thirdParty))
        : messages.cardFills(way.name);
    case 'card':
      return messages.cardAlone;
  }
}
