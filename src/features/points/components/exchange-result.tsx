import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { pointsExchangeRecord, type ExchangeRecord } from '@/api/endpoints/points';
import { href } from '@/domain/href';
import { formatCoins, formatCount } from '@/domain/money';
import type { PointsKind } from '@/domain/points/exchange';
import { exchangeForms, exchangeRecords } from '@/domain/points/exchange-pages';
import { QueryView } from '@/flows/query-view/query-view';
import { pointsMessages } from '@/messages/points';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { PaidHead } from '@/ui/gifts/paid-head';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { DescriptionList } from '@/ui/lists/description-list';
import styles from './exchange-result.module.css';

interface ExchangeResultProps {
  kind: PointsKind;
  /** Null where the address names none. */
  id: string | null;
  /** The main button. */
  action: { label: string; to: string };
  /** Shown below the record. */
  children?: ReactNode;
}

/** One exchange, just made or of the past; it is read from the records, so it survives a reload. */
export function ExchangeResult({ kind, id, action, children }: ExchangeResultProps) {
  const messages = useMessages(pointsMessages);
  const query = useEndpoint(pointsExchangeRecord, { id: id ?? '' }, { enabled: id !== null });
  return (
    <Page title={messages.resultTitle} glow>
      {id === null ? (
        <NoRecord kind={kind} />
      ) : (
        <QueryView
          query={query}
          title={messages.resultFailed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.resultLoading} bars={[88, 32, 56, 160]} />}
        >
          {(record) =>
            record === null ? (
              <NoRecord kind={kind} />
            ) : (
              <>
                <Record record={record} action={action} />
                {children}
              </>
            )
          }
        </QueryView>
      )}
    </Page>
  );
}

function NoRecord({ kind }: { kind: PointsKind }) {
  const messages = useMessages(pointsMessages);
  const navigate = useNavigate();
  return (
    <ResultState
      art={<Illustration variant="empty" />}
      title={messages.resultUnknown}
      description={messages.resultUnknownLine}
      action={{
        label: messages.recordsTitle,
        onClick: () => void navigate(exchangeRecords(kind), { replace: true }),
      }}
    />
  );
}

interface RecordProps {
  record: ExchangeRecord;
  action: ExchangeResultProps['action'];
}

function Record({ record: { id, kind, time, money, points, balance }, action }: RecordProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(pointsMessages);
  const navigate = useNavigate();
  const gained = messages.points[kind](formatCount(points));
  return (
    <>
      <PaidHead sentence={messages.done(gained)} />
      <Card>
        <DescriptionList
          ruled
          rows={[
            [messages.out, messages.coins(formatCoins(money))],
            [messages.in, gained],
            [messages.balanceAfter, messages.coins(formatCoins(balance))],
            [messages.time, formatMoment(time, 'full')],
            [messages.number, id],
          ]}
        />
      </Card>
      <div className={styles.ways}>
        <Button
          variant="outlined"
          onClick={() => void navigate(href(exchangeForms[kind]), { replace: true })}
        >
          {messages.more}
        </Button>
        <Button onClick={() => void navigate(action.to)}>{action.label}</Button>
      </div>
      <Button block variant="quiet" onClick={() => void navigate(href('/orderItemDetail/:id', { id }))}>
        {messages.toBill}
      </Button>
    </>
  );
}
