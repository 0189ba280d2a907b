import type { DataOf } from '@/api/endpoint';
import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { RadioGroup } from '@/ui/forms/radio-group';
import coin from '@/ui/icons/coin.svg';
import { Box, Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Caption, Text } from '@/ui/text/text';
import type { estimatedPrice } from '../endpoints/taxi';
import { taxiRideMessages } from '../messages';
import { seatsOf, type CarKind } from '../rules/car-kind';
import styles from './car-choice.module.css';

type PricedKind = DataOf<typeof estimatedPrice>['kinds'][number];

interface CarChoiceProps {
  kinds: readonly PricedKind[];
  chosen: CarKind;
  /** The car comes at a chosen moment instead of at once. */
  isLater: boolean;
  onChoose: (kind: CarKind) => void;
}

/** The kinds of car with their estimated prices, one of which is chosen. */
export function CarChoice({ kinds, chosen, isLater, onChoose }: CarChoiceProps) {
  const messages = useMessages(taxiRideMessages);
  return (
    <RadioGroup
      label={messages.kinds}
      choices={kinds}
      keyOf={({ kind }) => kind}
      current={chosen}
      onChoose={({ kind }) => onChoose(kind)}
      choiceClassName={styles.kind}
    >
      {({ kind, arrivalMinutes, full, fare }) => (
        <>
          <Icon name="taxi" size={28} />
          <Box as="span" grow>
            <Text as="b" display="block" weight="medium" className={styles.name}>
              {messages.kind[kind]}
            </Text>
            <Caption as="span">
              {isLater ? messages.kindLater(seatsOf[kind]) : messages.kindLine(arrivalMinutes, seatsOf[kind])}
            </Caption>
          </Box>
          <span className={styles.prices}>
            <Inline as="span" justify="end">
              <img src={coin} alt="" width="18" height="18" />
              <span className="visuallyHidden">{messages.coins(formatCoins(fare.total))}</span>
              <span className={styles.digits} aria-hidden="true">
                {formatCoins(fare.total)}
              </span>
            </Inline>
            {full > fare.total && (
              <>
                <span className="visuallyHidden">{messages.fullPrice(formatCoins(full))}</span>
                <s className={styles.full} aria-hidden="true">
                  {formatCoins(full)}
                </s>
              </>
            )}
          </span>
        </>
      )}
    </RadioGroup>
  );
}
