import { gatewayNow } from '@/api/clock';
import { formatCoins, sum } from '@/domain/money';
import { useMessages } from '@/messages/language';
import coin from '@/ui/icons/coin.svg';
import { Surface } from '@/ui/layout/box';
import { Note, Text } from '@/ui/text/text';
import { nextReset } from '../describe';
import house from '../house.svg';
import { familyPayMessages } from '../messages';
import type { FamilyAgreement } from '../queries';
import styles from './summary-card.module.css';

/** What the family spent in the running periods, and what all caps come to; `members` are those who are or will be able to pay. */
export function SummaryCard({ members }: { members: readonly FamilyAgreement[] }) {
  const messages = useMessages(familyPayMessages);
  const spent = formatCoins(sum(members.map(({ used }) => used)));
  const now = gatewayNow();
  const days = members.map(({ resetDay }) => nextReset(resetDay, now).days);
  const soonest = Math.min(...days);
  const isSameForAll = days.every((each) => each === soonest);
  return (
    <Surface as="section" position="relative" overflow="hidden" marginBottom={3} radius="xl" shadow={2}>
      <div className={styles.upper}>
        <Note as="h2" weight="regular">
          {messages.spent}
        </Note>
        <p className={styles.amount}>
          <img src={coin} width={32} height={32} alt="" />
          <span className={styles.figure}>{spent}</span>
        </p>
        <img className={styles.house} src={house} width={132} height={96} alt="" />
        <svg className={styles.arc} viewBox="0 0 358 28" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.paper} d="M0 3C52 19 112 26 179 26S306 19 358 3V28H0z" />
          <path className={styles.foil} d="M0 3C52 19 112 26 179 26S306 19 358 3" />
        </svg>
      </div>
      <p className={styles.lower}>
        <span>
          {messages.members(members.length)}{' '}
          <Text as="b" tone="plain" font="number" weight="bold">
            {formatCoins(sum(members.map(({ cap }) => cap)))}
          </Text>
        </span>
        <span>{isSameForAll ? messages.resetsIn(soonest) : messages.firstResetIn(soonest)}</span>
      </p>
    </Surface>
  );
}
