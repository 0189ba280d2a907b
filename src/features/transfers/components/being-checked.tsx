import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toReceiptTime } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { commonAmount } from '@/domain/transfers/shares';
import { billOf } from '@/domain/transfers/transfer';
import type { TransferAttempt } from '@/flows/payment/transfer-payment';
import { ownAmountWords } from '@/messages/own-amounts';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/language';
import { noticed } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { copyText } from '@/ui/browser/copy-text';
import { EmptyArt } from '@/ui/feedback/illustration';
import { Facts } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { NamedPeople } from '@/ui/people/named-people';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { StatusSteps } from '@/ui/feedback/status-steps';
import styles from './being-checked.module.css';
import { ShareList } from './share-list';

/** A minute went by without an answer: what is known, that nothing need be done, and where the outcome will show. */
export function BeingChecked({ attempt: { intent, sentAt } }: { attempt: TransferAttempt }) {
  const words = useWords(transferWords);
  const own = useWords(ownAmountWords);
  const navigate = useNavigate();
  const title = useRef<HTMLHeadingElement>(null);
  const total = formatCoins(intent.total);
  const names = intent.recipients.map(({ name }) => name);
  const each = commonAmount(intent.recipients.map(({ amount }) => amount));

  // The sheet that held the focus has just gone.
  useEffect(() => title.current?.focus(), []);

  const copy = async () => {
    noticed((await copyText(intent.key)) ? words.copied : words.notCopied);
  };
  return (
    <>
      <div className={styles.head} role="status">
        <EmptyArt variant="search" />
        <h2 ref={title} className={styles.title} tabIndex={-1}>
          {words.checkingTitle}
        </h2>
        <p className={styles.line}>{words.checkingLine}</p>
        <p className={styles.line}>{words.calm}</p>
      </div>
      <NoticeBar tone="warning">
        <span className={styles.warning}>
          <strong className={styles.warningTitle}>{words.notTwice}</strong>
          {words.notTwiceLine}
        </span>
      </NoticeBar>
      <div className={styles.steps}>
        <Card>
          <StatusSteps label={words.progress} steps={words.steps.map((name) => ({ name }))} current={1} />
        </Card>
      </div>
      <div className={styles.facts}>
        <Card>
          <Facts
            ruled
            rows={[
              [
                words.amountLabel,
                <span key="amount" className={styles.amount}>
                  <Money text={total} heard={words.amountHeard(total)} size="small" />
                  <span className={styles.sum}>
                    {each === null ? own.sum(names.length) : words.sum(names.length, formatCoins(each))}
                  </span>
                </span>,
              ],
              [
                words.receivers,
                each === null ? (
                  <ShareList key="shares" people={intent.recipients} />
                ) : (
                  <NamedPeople key="names" names={names} text={words.names(names)} />
                ),
              ],
              [
                words.submitted,
                <span key="time" className={styles.digits}>
                  {toReceiptTime(sentAt ?? 0)}
                </span>,
              ],
              [
                words.checkNumber,
                <span key="number" className={styles.number}>
                  <span className={styles.digits}>{shortened(intent.key)}</span>
                  <button type="button" className={styles.copy} onClick={() => void copy()}>
                    {words.copy}
                  </button>
                </span>,
              ],
            ]}
          />
        </Card>
      </div>
      <p className={styles.leave}>{words.leaveFree}</p>
      <div className={styles.ways}>
        <Button look="outlined" onClick={() => void navigate(href('/home'))}>
          {words.toHome}
        </Button>
        <Button onClick={() => void navigate(billOf(intent.content.accountType))}>{words.toBill}</Button>
      </div>
    </>
  );
}

/** Enough of the key to tell two transfers apart; copying takes all of it. */
function shortened(key: string): string {
  return key.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ');
}
