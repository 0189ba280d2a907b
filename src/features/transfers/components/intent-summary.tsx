import { formatCoins, tenths, type Tenths } from '@/domain/money';
import { commonAmount } from '@/domain/transfers/shares';
import type { TransferIntent } from '@/flows/payment/transfer-payment';
import { ownAmountWords } from '@/messages/own-amounts';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/language';
import { Facts } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { NamedPeople } from '@/ui/people/named-people';
import { ShareList } from './share-list';
import styles from './intent-summary.module.css';

interface IntentSummaryProps {
  intent: TransferIntent;
  /** What the account has before; null where it is not said. */
  balance: Tenths | null;
}

/** What is about to be sent, or was: exactly the stored intent. */
export function IntentSummary({ intent, balance }: IntentSummaryProps) {
  const words = useWords(transferWords);
  const own = useWords(ownAmountWords);
  const total = formatCoins(intent.total);
  const people = intent.recipients.length;
  const each = commonAmount(intent.recipients.map(({ amount }) => amount));
  const names = intent.recipients.map(({ name }) => name);
  const { accountType, text, tag } = intent.content;
  const payer = accountType === 0 ? words.personal : words.team;
  const account =
    balance === null || balance < intent.total
      ? payer
      : words.accountAfter(payer, formatCoins(tenths(balance - intent.total)));
  return (
    <>
      <Money text={total} heard={words.amountHeard(total)} size="large" />
      <p className={styles.sum}>{each === null ? own.sum(people) : words.sum(people, formatCoins(each))}</p>
      {each === null && <ShareList people={intent.recipients} />}
      <Facts
        ruled
        rows={[
          ...(each === null
            ? []
            : [
                [
                  words.receivers,
                  <NamedPeople key="names" names={names} text={words.names(names)} />,
                ] as const,
              ]),
          [
            words.blessingLabel,
            <span key="text" className={styles.blessing}>
              {text}
            </span>,
          ],
          ...(tag === '' ? [] : [[words.tagLabel, tag] as const]),
          [words.account, account],
        ]}
      />
    </>
  );
}
