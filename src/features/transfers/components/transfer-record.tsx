import { useState } from 'react';
import type { DataOf } from '@/api/endpoint';
import type { queryTransfer } from '@/api/endpoints/transfer';
import { formatCoins } from '@/domain/money';
import { commonAmount } from '@/domain/transfers/shares';
import { ThanksSheet } from '@/flows/thanks/thanks-sheet';
import { ownAmountMessages } from '@/messages/own-amounts';
import { transferMessages } from '@/messages/transfers';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { DescriptionList } from '@/ui/lists/description-list';
import { Icon } from '@/ui/media/icon';
import { LetterEnvelope } from '@/ui/gifts/letter-envelope';
import { Money } from '@/ui/money/money';
import { NamedPeople } from '@/ui/people/named-people';
import { Petals } from '@/ui/gifts/petals';
import { Seal } from '@/ui/gifts/seal';
import { sayThanks } from '../say-thanks';
import { Receivers } from './receivers';
import { RecordWays } from './record-actions';
import styles from './transfer-record.module.css';

export type Transfer = NonNullable<DataOf<typeof queryTransfer>>;

interface TransferRecordProps {
  record: Transfer;
  /** It has just been sent: the coin lands, the petals fall. */
  fresh: boolean;
}

/** One transfer as the letter it is, with its facts below. */
export function TransferRecord({ record, fresh }: TransferRecordProps) {
  const messages = useMessages(transferMessages);
  const own = useMessages(ownAmountMessages);
  const sent = record.direction === 'sent';
  const amount = formatCoins(record.total);
  const each = commonAmount(record.recipients.map(({ money }) => money));
  const names = record.recipients.map(({ name }) => name);
  const [thanking, setThanking] = useState(false);
  const [receiver] = record.recipients;
  return (
    <>
      {fresh && <Petals />}
      <div className={styles.head} role={fresh ? 'status' : undefined}>
        {fresh && <Seal />}
        <p className={styles.state}>{fresh ? messages.success : sent ? messages.sent : messages.received}</p>
        <Money
          text={amount}
          accessibleText={messages.amountAccessibleText(amount)}
          size="large"
          {...(fresh ? { unit: messages.unit } : {})}
        />
      </div>
      <LetterEnvelope text={record.text} signature={messages.signed(record.sender.name)}>
        <DescriptionList
          ruled
          rows={[
            ...(sent
              ? []
              : [[messages.from, `${record.sender.name} · ${record.sender.department}`] as const]),
            [
              sent ? messages.receivedBy : messages.receivers,
              <NamedPeople key="names" names={names} text={names.join('、')} />,
            ],
            [
              messages.eachLabel,
              each === null ? own.sum(names.length) : messages.sum(names.length, formatCoins(each)),
            ],
            ...(record.tag === '' ? [] : [[messages.tagLabel, record.tag] as const]),
            [messages.time, record.time.slice(0, 16)],
            [messages.number, record.id],
          ]}
        />
      </LetterEnvelope>
      {!sent && receiver !== undefined && record.thanks[0] === undefined && (
        <div className={styles.thank}>
          <Button block onClick={() => setThanking(true)}>
            {messages.thank}
          </Button>
        </div>
      )}
      {!sent && record.thanks[0] !== undefined && (
        <p className={styles.thanked} role="status">
          <Icon name="check" size={18} />
          {messages.thanked(record.thanks[0].text)}
        </p>
      )}
      {thanking && receiver !== undefined && (
        <ThanksSheet
          giver={record.sender.name}
          say={(text) => sayThanks(record.id, receiver.usercode, text)}
          onClose={() => setThanking(false)}
        />
      )}
      {sent && (!fresh || each === null) && (
        <div className={styles.receivers}>
          <Receivers people={record.recipients} thanks={record.thanks} withAmounts={each === null} />
        </div>
      )}
      <RecordWays record={record} fresh={fresh} />
    </>
  );
}
