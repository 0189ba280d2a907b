import { useState } from 'react';
import { openLetter, queryLetters } from '@/api/endpoints/letters';
import { queryTransfer, rewardEvaluate, type Transfer } from '@/api/endpoints/transfer';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { formatCoins } from '@/domain/money';
import { commonAmount } from '@/domain/transfers/shares';
import { LettersLink } from '@/flows/letters/letters-link';
import { ReceivedLetter } from '@/flows/letters/received-letter';
import { TellSendersRow } from '@/flows/letters/tell-senders-row';
import { ThanksSheet } from '@/flows/thanks/thanks-sheet';
import { useWrite } from '@/flows/write/use-write';
import { letterMessages } from '@/messages/areas/letters';
import { transferMessages } from '@/messages/areas/transfers';
import { useFormatMoment } from '@/messages/format-moment';
import { gatewayWordMessages } from '@/messages/gateway-words';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { Button } from '@/ui/forms/button';
import { Petals } from '@/ui/gifts/petals';
import { Seal } from '@/ui/gifts/seal';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { Icon } from '@/ui/media/icon';
import { Money } from '@/ui/money/money';
import { NamedPeople } from '@/ui/people/named-people';
import { Title } from '@/ui/text/text';
import { ownAmountMessages } from '../messages';
import { Receivers } from './receivers';
import { RecordActions } from './record-actions';
import styles from './transfer-record.module.css';

const refresh = () => Promise.all([invalidate(queryTransfer), invalidate(queryLetters)]);

interface TransferRecordProps {
  record: Transfer;
  /** Shows the success animation. */
  isJustSent: boolean;
}

/** One transfer as a letter with its details below. */
export function TransferRecord({ record, isJustSent }: TransferRecordProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(transferMessages);
  const { said } = useMessages(gatewayWordMessages);
  const own = useMessages(ownAmountMessages);
  const words = messages.kinds[record.accountType];
  const letters = useMessages(letterMessages);
  const isSent = record.direction === 'sent';
  const amount = formatCoins(record.total);
  const each = commonAmount(record.recipients.map(({ money }) => money));
  const names = record.recipients.map(({ name }) => name);
  const shownNames = record.recipients.map(namesToldApart(record.recipients));
  const [isThanking, setThanking] = useState(false);
  const opening = useWrite(openLetter, { refresh });
  const thanking = useWrite(rewardEvaluate, { refresh });
  const [receiver, ...others] = record.recipients;
  // Of several receivers, each has a link of their own in the list below.
  const colleague = isSent ? (others.length === 0 ? receiver : undefined) : record.sender;
  const isClosed = !isSent && record.sealed && receiver?.openedAt === null;
  return (
    <>
      {isJustSent && <Petals />}
      <div className={styles.head} role={isJustSent ? 'status' : undefined}>
        {isJustSent && <Seal />}
        <Title as="p" marginBottom={2} size="title-l">
          {isJustSent ? words.success : isSent ? words.sent : words.received}
        </Title>
        <Money
          text={amount}
          accessibleText={messages.coins(amount)}
          size="large"
          {...(isJustSent ? { unit: messages.unit } : {})}
        />
      </div>
      <ReceivedLetter
        sender={record.sender.name}
        text={record.text}
        isClosed={isClosed}
        isBusy={opening.isBusy}
        errorText={opening.errorText}
        onOpen={() => opening.send({ id: record.id })}
      >
        <DescriptionList
          ruled
          rows={[
            ...(isSent
              ? []
              : [[messages.from, `${record.sender.name} · ${record.sender.department}`] as const]),
            [
              isSent ? messages.receivedBy : messages.receivers,
              <NamedPeople key="names" names={names} text={messages.names(shownNames)} />,
            ],
            [messages.eachLabel, each === null ? own.differ : messages.coins(formatCoins(each))],
            ...(record.tag === '' ? [] : [[messages.tagLabel, said(record.tag)] as const]),
            ...(isSent && record.sealed ? [[letters.sealLabel, letters.sealedValue] as const] : []),
            [messages.time, formatMoment(record.time, 'full')],
            [messages.number, record.id],
          ]}
        />
      </ReceivedLetter>
      {!isSent && record.sealed && !isClosed && (
        <Box marginTop={3}>
          <Card>
            <TellSendersRow />
          </Card>
        </Box>
      )}
      {!isSent && !isClosed && receiver !== undefined && record.thanks[0] === undefined && (
        <Box marginTop={3}>
          <Button block onClick={() => setThanking(true)}>
            {messages.thank}
          </Button>
        </Box>
      )}
      {!isSent && record.thanks[0] !== undefined && (
        <Inline as="p" justify="center" marginTop={3} tone="success" className={styles.thanked} role="status">
          <Icon name="check" size={18} />
          {messages.thanked(record.thanks[0].text)}
        </Inline>
      )}
      {isThanking && receiver !== undefined && (
        <ThanksSheet
          giver={record.sender.name}
          isBusy={thanking.isBusy}
          errorText={thanking.errorText}
          onSend={(text) => thanking.send({ id: record.id, text }, () => setThanking(false))}
          onClose={() => setThanking(false)}
        />
      )}
      {isSent && (!isJustSent || each === null || names.length > 3) && (
        <Box marginTop={3}>
          <Receivers people={record.recipients} thanks={record.thanks} showsAmounts={each === null} />
        </Box>
      )}
      {!isJustSent && colleague !== undefined && (
        <LettersLink usercode={colleague.usercode} name={colleague.name} />
      )}
      <RecordActions record={record} isJustSent={isJustSent} />
    </>
  );
}
