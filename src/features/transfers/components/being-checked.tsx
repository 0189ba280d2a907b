import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toMoment } from '@/domain/business-time';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { href } from '@/domain/href';
import { formatCoins, unknownFigure } from '@/domain/money';
import { commonAmount } from '@/domain/transfers/shares';
import { billOf } from '@/domain/transfers/transfer';
import type { TransferAttempt } from '@/flows/payment/transfer-payment';
import { ownAmountMessages } from '@/messages/own-amounts';
import { transferMessages } from '@/messages/transfers';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { copyText } from '@/ui/browser/copy-text';
import { Illustration } from '@/ui/feedback/illustration';
import { DescriptionList } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { NamedPeople } from '@/ui/people/named-people';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { StatusSteps } from '@/ui/feedback/status-steps';
import styles from './being-checked.module.css';
import { ShareList } from './share-list';

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
      <div className={styles.head} role="status">
        <Illustration variant="search" />
        <h2 ref={title} className={styles.title} tabIndex={-1}>
          {words.checkingTitle}
        </h2>
        <p className={styles.line}>{messages.checkingLine}</p>
        <p className={styles.line}>{messages.calm}</p>
      </div>
      <NoticeBar tone="warning">
        <span className={styles.warning}>
          <strong className={styles.warningTitle}>{words.notTwice}</strong>
          {messages.notTwiceLine}
        </span>
      </NoticeBar>
      <div className={styles.steps}>
        <Card>
          <StatusSteps
            label={messages.progress}
            steps={messages.steps.map((name) => ({ name }))}
            current={1}
          />
        </Card>
      </div>
      <div className={styles.facts}>
        <Card>
          <DescriptionList
            ruled
            rows={[
              [
                messages.amountLabel,
                <span key="amount" className={styles.amount}>
                  <Money text={total} accessibleText={messages.coins(total)} size="small" />
                  <span className={styles.sum}>
                    {each === null ? own.sum(names.length) : messages.sum(names.length, formatCoins(each))}
                  </span>
                </span>,
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
                <span key="time" className={styles.digits}>
                  {sentAt === null ? unknownFigure : formatMoment(toMoment(sentAt), 'full')}
                </span>,
              ],
              [
                messages.checkNumber,
                <span key="number" className={styles.number}>
                  <span className={styles.digits}>{shortenKey(intent.key)}</span>
                  <button type="button" className={styles.copy} onClick={() => void handleCopy()}>
                    {messages.copy}
                  </button>
                </span>,
              ],
            ]}
          />
        </Card>
      </div>
      <p className={styles.leave}>{messages.leaveFree}</p>
      <div className={styles.ways}>
        <Button variant="outlined" onClick={() => void navigate(href('/home'))}>
          {messages.toHome}
        </Button>
        <Button onClick={() => void navigate(billOf(intent.content.accountType))}>{messages.toBill}</Button>
      </div>
    </>
  );
}

/** The first 12 characters of a key, enough to tell two transfers apart; copying takes the whole key. */
function shortenKey(key: string): string {
  return key.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ');
}
