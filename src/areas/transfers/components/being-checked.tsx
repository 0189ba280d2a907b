import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toMoment } from '@/domain/business-time';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { href } from '@/domain/href';
import { formatCoins, unknownFigure } from '@/domain/money';
import { commonAmount } from '@/domain/transfers/shares';
import { billOf } from '@/domain/transfers/transfer';
import type { TransferAttempt } from '@/flows/payment/transfer-payment';
import { transferMessages } from '@/messages/areas/transfers';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { copyText } from '@/ui/browser/copy-text';
import { Illustration } from '@/ui/feedback/illustration';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { StatusSteps } from '@/ui/feedback/status-steps';
import { Button } from '@/ui/forms/button';
import { ButtonPair } from '@/ui/forms/button-pair';
import { Box, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { NamedPeople } from '@/ui/people/named-people';
import { Caption, Note, Text, Title } from '@/ui/text/text';
import { ownAmountMessages } from '../messages';
import { ShareList } from './share-list';
import styles from './being-checked.module.css';

/** Shown after a minute without an answer: what is known about the transfer and where its outcome will appear. */
export function BeingChecked({ attempt: { intent, sentAt } }: { attempt: TransferAttempt }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(transferMessages);
  const own = useMessages(ownAmountMessages);
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  const words = messages.kinds[intent.content.accountType];
  const total = formatCoins(intent.total);
  const names = intent.recipients.map(({ name }) => name);
  const shownNames = intent.recipients.map(namesToldApart(intent.recipients));
  const each = commonAmount(intent.recipients.map(({ amount }) => amount));

  // The closed sheet had the focus, so it moves to the title.
  useEffect(() => title.current?.focus(), []);

  const handleCopy = async () => {
    notify((await copyText(intent.key)) ? messages.copied : messages.notCopied);
  };
  return (
    <>
      <Text as="div" paddingBottom={4} textAlign="center" role="status">
        <Illustration variant="search" />
        <Title ref={title} marginTop={3} size="title-l" className={styles.title} tabIndex={-1}>
          {words.checkingTitle}
        </Title>
        <p className={styles.line}>{messages.checkingLine}</p>
        <p className={styles.line}>{messages.calm}</p>
      </Text>
      <NoticeBar tone="warning">
        <Box as="span" display="block" paddingY={1}>
          <strong className={styles.warningTitle}>{words.notTwice}</strong>
          {messages.notTwiceLine}
        </Box>
      </NoticeBar>
      <Box marginTop={3}>
        <Card>
          <StatusSteps
            label={messages.progress}
            steps={messages.steps.map((name) => ({ name }))}
            current={1}
          />
        </Card>
      </Box>
      <Box marginTop={3}>
        <Card>
          <DescriptionList
            ruled
            rows={[
              [
                messages.amountLabel,
                <Inline as="span" key="amount" wrap justify="end">
                  <Money text={total} accessibleText={messages.coins(total)} size="small" />
                  <Note as="span" marginLeft={2}>
                    {each === null ? own.sum(names.length) : messages.sum(names.length, formatCoins(each))}
                  </Note>
                </Inline>,
              ],
              [
                messages.receivers,
                each === null ? (
                  <ShareList key="shares" people={intent.recipients} />
                ) : (
                  <NamedPeople key="names" names={names} text={messages.names(shownNames)} />
                ),
              ],
              [
                messages.submitted,
                <Text key="time" font="number" weight="medium">
                  {sentAt === null ? unknownFigure : formatMoment(toMoment(sentAt), 'full')}
                </Text>,
              ],
              [
                messages.checkNumber,
                <Inline as="span" key="number" wrap justify="end">
                  <Text font="number" weight="medium">
                    {shortenKey(intent.key)}
                  </Text>
                  <button type="button" className={styles.copy} onClick={() => void handleCopy()}>
                    {messages.copy}
                  </button>
                </Inline>,
              ],
            ]}
          />
        </Card>
      </Box>
      <Caption marginTop={3} tone="tertiary" textAlign="center">
        {messages.leaveFree}
      </Caption>
      <ButtonPair marginTop={5} className={styles.actions}>
        <Button variant="outlined" onClick={() => void navigate(href('/home'))}>
          {messages.toHome}
        </Button>
        <Button onClick={() => void navigate(billOf(intent.content.accountType))}>{messages.toBill}</Button>
      </ButtonPair>
    </>
  );
}

/** The first 12 characters of a key, enough to tell two transfers apart; copying takes the whole key. */
function shortenKey(key: string): string {
  return key.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ');
}
