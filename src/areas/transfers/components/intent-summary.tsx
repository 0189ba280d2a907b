import { namesToldApart } from '@/domain/colleagues/distinctions';
import { formatCoins, tenths, type Tenths } from '@/domain/money';
import { commonAmount } from '@/domain/transfers/shares';
import type { TransferIntent } from '@/flows/payment/transfer-payment';
import { letterMessages } from '@/messages/areas/letters';
import { transferMessages } from '@/messages/areas/transfers';
import { gatewayWordMessages } from '@/messages/gateway-words';
import { useMessages } from '@/messages/language';
import { DescriptionList } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { NamedPeople } from '@/ui/people/named-people';
import { Note } from '@/ui/text/text';
import { ownAmountMessages } from '../messages';
import { ExpandablePeople } from './expandable-people';
import styles from './intent-summary.module.css';

interface IntentSummaryProps {
  intent: TransferIntent;
  /** Of the account before the payment; null where it is not shown. */
  balance: Tenths | null;
}

/** The stored intent of a transfer, before and after it is sent. */
export function IntentSummary({ intent, balance }: IntentSummaryProps) {
  const messages = useMessages(transferMessages);
  const { said } = useMessages(gatewayWordMessages);
  const own = useMessages(ownAmountMessages);
  const letters = useMessages(letterMessages);
  const total = formatCoins(intent.total);
  const people = intent.recipients.length;
  const each = commonAmount(intent.recipients.map(({ amount }) => amount));
  const names = intent.recipients.map(({ name }) => name);
  const shownNames = intent.recipients.map(namesToldApart(intent.recipients));
  const { accountType, text, tag, sealed } = intent.content;
  const payerName = accountType === 0 ? messages.personal : messages.team;
  const account =
    balance === null || balance < intent.total
      ? payerName
      : messages.kinds[accountType].accountAfter(payerName, formatCoins(tenths(balance - intent.total)));
  return (
    <>
      <Money text={total} accessibleText={messages.coins(total)} size="large" />
      <Note textAlign="center">
        {each === null ? own.sum(people) : messages.sum(people, formatCoins(each))}
      </Note>
      {people > 1 && <ExpandablePeople people={intent.recipients} showsAmounts={each === null} />}
      <DescriptionList
        ruled
        rows={[
          ...(people > 1
            ? []
            : [
                [
                  messages.receivers,
                  <NamedPeople key="names" names={names} text={messages.names(shownNames)} />,
                ] as const,
              ]),
          [
            messages.blessingLabel,
            <span key="text" className={styles.blessing}>
              {text}
            </span>,
          ],
          ...(sealed === true ? [[letters.sealLabel, letters.sealedValue] as const] : []),
          ...(tag === '' ? [] : [[messages.tagLabel, said(tag)] as const]),
          [messages.account, account],
        ]}
      />
    </>
  );
}
