import { useState } from 'react';
import type { DataOf } from '@/api/endpoint';
import type { queryTransfer } from '@/api/endpoints/transfer';
import { formatCoins } from '@/domain/money';
import { commonAmount } from '@/domain/transfers/shares';
import { ThanksSheet } from '@/flows/thanks/thanks-sheet';
import { ownAmountWords } from '@/messages/own-amounts';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Facts } from '@/ui/lists/description-list';
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
  const words = useWords(transferWords);
  const own = useWords(ownAmountWords);
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
        <p className={styles.state}>{fresh ? words.success : sent ? words.sent : words.received}</p>
        <Money
          text={amount}
          heard={words.amountHeard(amount)}
          size="large"
          {...(fresh ? { unit: words.unit } : {})}
        />
      </div>
      <LetterEnvelope text={record.text} signature={words.signed(record.sender.name)}>
        <Facts
          ruled
          rows={[
            ...(sent ? [] : [[words.from, `${record.sender.name} · ${record.sender.department}`] as const]),
            [
              sent ? words.receivedBy : words.receivers,
              <NamedPeople key="names" names={names} text={names.join('、')} />,
            ],
            [
              words.eachLabel,
              each === null ? own.sum(names.length) : words.sum(names.length, formatCoins(each)),
            ],
            ...(record.tag === '' ? [] : [[words.tagLabel, record.tag] as const]),
            [words.time, record.time.slice(0, 16)],
            [words.number, record.id],
          ]}
        />
      </LetterEnvelope>
      {!sent && receiver !== undefined && record.thanks[0] === undefined && (
        <div className={styles.thank}>
          <Button block onClick={() => setThanking(true)}>
            {words.thank}
          </Button>
        </div>
      )}
      {!sent && record.thanks[0] !== undefined && (
        <p className={styles.thanked} role="status">
          <Icon name="check" size={18} />
          {words.thanked(record.thanks[0].text)}
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
