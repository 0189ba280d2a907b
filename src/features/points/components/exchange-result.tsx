import { useNavigate } from 'react-router-dom';
import { pointsExchangeRecord, queryPointsExchange } from '@/api/endpoints/points';
import { href } from '@/domain/href';
import { formatCoins, formatCount } from '@/domain/money';
import { QueryView } from '@/flows/query-view/query-view';
import { pointsMessages } from '@/messages/points';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { Seal } from '@/ui/gifts/seal';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { DescriptionList } from '@/ui/lists/description-list';
import { AffordableGoods } from './affordable-goods';
import styles from './exchange-result.module.css';

/** One exchange, just made or of the past; it is read from the records, so it survives a reload. */
export function ExchangeResult({ id }: { id: string }) {
  const messages = useMessages(pointsMessages);
  const navigate = useNavigate();
  const present = useEndpoint(queryPointsExchange, {}, { background: true }).data?.points;
  return (
    <Page title={messages.resultTitle} glow>
      <QueryView
        query={useEndpoint(pointsExchangeRecord, { id })}
        title={messages.resultFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.resultLoading} bars={[88, 32, 56, 160]} />}
      >
        {(record) => {
          if (record === null)
            return (
              <ResultState
                art={<Illustration variant="empty" />}
                title={messages.resultUnknown}
                description={messages.resultUnknownLine}
                action={{
                  label: messages.recordsTitle,
                  onClick: () =>
                    void navigate(href('/integralExchange', { view: 'records' }), { replace: true }),
                }}
              />
            );
          return (
            <>
              <div className={styles.head} role="status">
                <Seal />
                <p className={styles.sentence}>
                  {messages.done(messages.points(formatCount(record.points)))}
                </p>
              </div>
              <Card>
                <DescriptionList
                  ruled
                  rows={[
                    [messages.out, messages.coins(formatCoins(record.money))],
                    [messages.in, messages.points(formatCount(record.points))],
                    [messages.balanceAfter, messages.coins(formatCoins(record.balance))],
                    [messages.time, record.time.slice(0, 16)],
                    [messages.number, record.id],
                  ]}
                />
              </Card>
              <div className={styles.ways}>
                <Button
                  variant="outlined"
                  onClick={() => void navigate(href('/integralExchange'), { replace: true })}
                >
                  {messages.more}
                </Button>
                <Button onClick={() => void navigate(href('/linkToLongCoinShop'))}>{messages.spend}</Button>
              </div>
              <Button
                block
                variant="quiet"
                onClick={() => void navigate(href('/orderItemDetail/:id', { id: record.id }))}
              >
                {messages.toBill}
              </Button>
              {present !== undefined && <AffordableGoods points={present} />}
            </>
          );
        }}
      </QueryView>
    </Page>
  );
}
