import { formatCoins } from '@/domain/money';
import {
  isUsable,
  keyOf,
  methodName,
  splitBy,
  type OfferedMethod,
  type Order,
  type SplitTerms,
} from '@/flows/checkout/pay-choice';
import { brokenLimitText } from '@/flows/payment/proof/need-note';
import { paymentMessages, type payment } from '@/messages/areas/payment';
import { useMessages } from '@/messages/language';
import { RadioGroup } from '@/ui/forms/radio-group';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { IconTile } from '@/ui/media/icon-tile';
import { Note } from '@/ui/text/text';
import { deskMessages, type desk } from '../messages';
import styles from './payment-method-list.module.css';

const icons: Readonly<Record<OfferedMethod['way'], string>> = {
  coins: 'wallet',
  family: 'life',
  'coins-and-card': 'card',
  card: 'card',
  team: 'reward',
};

interface PaymentMethodListProps {
  methods: readonly OfferedMethod[];
  order: Order;
  terms: SplitTerms;
  /** The key of the chosen method. */
  chosen: string;
  onChoose: (key: string) => void;
}

/** The ways to pay an order as a radio group; one that cannot pay it stays readable and says why. */
export function PaymentMethodList({ methods, order, terms, chosen, onChoose }: PaymentMethodListProps) {
  const messages = useMessages(deskMessages);
  const paymentTexts = useMessages(paymentMessages);
  const lineOf = (method: OfferedMethod) =>
    brokenLine(method, order, terms, paymentTexts) ?? methodDescription(method, order, terms, messages);
  return (
    <Card>
      <RadioGroup
        label={messages.waysTitle}
        choices={methods}
        keyOf={keyOf}
        current={chosen}
        isDisabled={(method) => !isUsable(method, order, terms)}
        onChoose={(method) => onChoose(keyOf(method))}
        choiceClassName={styles.method}
      >
        {(method, isChosen) => (
          <>
            <IconTile icon={icons[method.way]} marginRight={3} className={styles.tile} />
            <Box as="span" grow>
              <Box as="span" display="block" className={styles.name}>
                {methodName(method, messages)}
                {method.way === 'coins' && <span className={styles.tag}>{messages.usual}</span>}
              </Box>
              <Note as="span" display="block">
                {lineOf(method)}
              </Note>
            </Box>
            <span className={styles.mark}>{isChosen && <Icon name="check" size={16} />}</span>
          </>
        )}
      </RadioGroup>
    </Card>
  );
}

/** The limit that the coins of a method exceed; null where there is none. */
function brokenLine(
  method: OfferedMethod,
  order: Order,
  terms: SplitTerms,
  messages: typeof payment,
): string | null {
  const broken = method.way === 'team' ? null : splitBy(method, order, terms).broken;
  return broken === null ? null : brokenLimitText({ broken, limits: terms.limits }, messages);
}

function methodDescription(
  method: OfferedMethod,
  order: Order,
  terms: SplitTerms,
  messages: typeof desk,
): string {
  if (method.way === 'team') return messages.teamLine;
  const { missing, coins, thirdParty } = splitBy(method, order, terms);
  switch (method.way) {
    case 'coins': {
      const available = formatCoins(method.available);
      return missing > 0
        ? messages.availableShort(available, formatCoins(missing))
        : messages.available(available);
    }
    case 'family':
      if (method.paused) return messages.familyPaused(method.payer);
      return missing > 0
        ? messages.familyShort(method.payer, formatCoins(method.available))
        : messages.familyLine(method.payer, formatCoins(method.available));
    case 'coins-and-card':
      return thirdParty > 0
        ? messages.cardSplit(formatCoins(coins), formatCoins(thirdParty))
        : messages.cardFills(method.name);
    case 'card':
      return messages.cardAlone;
  }
}
