import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatCoins } from '@/domain/money';
import { href } from '@/domain/href';
import { Reading } from '@/flows/reading/reading';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/words';
import { useTransfer } from '@/queries/transfer';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Facts } from '@/ui/facts';
import { Letter } from '@/ui/letter';
import { Money } from '@/ui/money';
import { Page } from '@/ui/page';
import { Skeleton } from '@/ui/skeleton';
import { StateBlock } from '@/ui/state-block';
import styles from './reward-detail.module.css';

/** /rewardDetail: one transfer, sent or received; `fresh` says that it has just been sent. Without `id` the newest one (decision 25). */
export default function RewardDetail() {
  const words = useWords(transferWords);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const fresh = search.get('fresh') === '1';
  const transfer = useTransfer(search.get('id'));
  const toTransfer = () => void navigate(href('/transfer1'));

  return (
    <Page title={words.detailTitle}>
      <Reading
        query={transfer}
        title={words.notFound}
        skeleton={<Skeleton label={words.detailTitle} bars={[56, 120, 44, 44, 44]} />}
      >
        {(record) => {
          if (record === null) {
            return (
              <StateBlock
                title={words.noneTitle}
                line={words.noneLine}
                way={{ label: words.title, go: toTransfer }}
              />
            );
          }
          const sent = record.direction === 'sent';
          const amount = formatCoins(sent ? record.total : record.money);
          return (
            <>
              <p className={styles.state} role={fresh ? 'status' : undefined}>
                {fresh ? words.success : sent ? words.sent : words.received}
              </p>
              <Money text={amount} heard={words.amountHeard(amount)} size="large" />
              <Card>
                <Letter text={record.text} signature={words.signed(record.sender.name)} />
                <Facts
                  rows={[
                    ...(sent
                      ? []
                      : [[words.from, `${record.sender.name} · ${record.sender.department}`] as const]),
                    [words.receivers, record.recipients.map(({ name }) => name).join('、')],
                    [words.eachLabel, words.sum(record.recipients.length, formatCoins(record.money))],
                    [words.time, record.time.slice(0, 16)],
                    [words.number, record.id],
                  ]}
                />
              </Card>
              <div className={styles.ways}>
                <Button look="outlined" onClick={() => void navigate(href('/longballDetail'))}>
                  {words.toBill}
                </Button>
                <Button look="soft" onClick={toTransfer}>
                  {words.sendMore}
                </Button>
              </div>
            </>
          );
        }}
      </Reading>
    </Page>
  );
}
