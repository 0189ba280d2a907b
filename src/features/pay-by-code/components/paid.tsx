import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatCoins, tenths } from '@/domain/money';
import { href } from '@/domain/href';
import { Reading } from '@/flows/query-view/query-view';
import { payByCodeWords } from '@/messages/pay-by-code';
import { useWords } from '@/messages/language';
import { useBillEntry } from '@/queries/bill';
import { paymentSeen } from '@/state/payments-seen';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { EmptyArt } from '@/ui/feedback/illustration';
import { Facts } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { Page } from '@/ui/layout/page';
import { Seal } from '@/ui/gifts/seal';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateBlock } from '@/ui/feedback/result-state';
import styles from './paid.module.css';

interface PaidProps {
  /** The line of the bill. */
  id: string;
  /** Where one more payment begins. */
  again: string;
}

/** A payment that went through, read from the bill: the same after a reload. */
export function Paid({ id, again }: PaidProps) {
  const words = useWords(payByCodeWords);
  const navigate = useNavigate();
  useEffect(() => paymentSeen(id), [id]);
  const toBill = () => void navigate(href('/longballDetail'), { replace: true });
  return (
    <Page title={words.paidTitle} glow>
      <Reading
        query={useBillEntry(id)}
        title={words.paidFailed}
        art={<EmptyArt variant="error" />}
        skeleton={<Skeleton label={words.loading} bars={[88, 32, 56, 160]} />}
      >
        {(entry) => {
          if (entry === null)
            return (
              <StateBlock
                art={<EmptyArt variant="empty" />}
                title={words.paidUnknown}
                line={words.paidUnknownLine}
                way={{ label: words.toBill, go: toBill }}
              />
            );
          const amount = formatCoins(tenths(Math.abs(entry.amount)));
          return (
            <>
              <div className={styles.head} role="status">
                <Seal />
                <p className={styles.sentence}>{words.paid(entry.source)}</p>
                <Money text={amount} heard={words.coins(amount)} size="large" unit={words.unit} />
              </div>
              <Card>
                <Facts
                  ruled
                  rows={[
                    [words.way, entry.title],
                    [words.time, entry.time.slice(0, 16)],
                    [words.balanceAfter, words.coins(formatCoins(entry.balance))],
                    [words.number, entry.id],
                  ]}
                />
              </Card>
              <div className={styles.ways}>
                <Button look="outlined" onClick={() => void navigate(again, { replace: true })}>
                  {words.more}
                </Button>
                <Button onClick={() => void navigate(href('/home'), { replace: true })}>{words.done}</Button>
              </div>
              <Button block look="quiet" onClick={toBill}>
                {words.toBill}
              </Button>
            </>
          );
        }}
      </Reading>
    </Page>
  );
}
