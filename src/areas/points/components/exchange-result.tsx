import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { pointsExchangeRecord, type ExchangeRecord } from '@/api/endpoints/points';
import { href } from '@/domain/href';
import { formatCoins, formatCount } from '@/domain/money';
import type { PointsKind } from '@/domain/points/exchange';
import { exchangeForms, exchangeRecords } from '@/domain/points/exchange-pages';
import { DetailPage } from '@/flows/page/detail-page';
import { pointsMessages } from '@/messages/areas/points';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Button } from '@/ui/forms/button';
import { PaidHead } from '@/ui/gifts/paid-head';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import styles from './exchange-result.module.css';

interface ExchangeResultProps {
  kind: PointsKind;
  /** Null where the address names none. */
  id: string | null;
  /** The main button; null where there is nothing to go on to. */
  action: { label: string; to: string } | null;
  /** Shown below the record. */
  children?: ReactNode;
}

/** One exchange, just made or of the past; it is read from the records, so it survives a reload. */
export function ExchangeResult({ kind, id, action, children }: ExchangeResultProps) {
  const messages = useMessages(pointsMessages);
  const query = useEndpoint(pointsExchangeRecord, { id: id ?? '' }, { enabled: id !== null });
  return (
    <DetailPage
      title={messages.resultTitle}
      highlight
      query={id === null ? { ...query, data: null } : query}
      failed={messages.resultFailed}
      loading={messages.resultLoading}
      bars={[88, 32, 56, 160]}
      gone={{
        art: 'empty',
        title: messages.resultUnknown,
        description: messages.resultUnknownLine,
        action: { label: messages.recordsTitle, to: exchangeRecords(kind), replace: true },
      }}
    >
      {(record) => (
        <>
          <Record record={record} action={action} />
          {children}
        </>
      )}
    </DetailPage>
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
      <div className={styles.actions}>
        <Button
          variant="outlined"
          onClick={() => void navigate(href(exchangeForms[kind]), { replace: true })}
        >
          {messages.more}
        </Button>
        {action !== null && <Button onClick={() => void navigate(action.to)}>{action.label}</Button>}
      </div>
      <Button block variant="quiet" onClick={() => void navigate(href('/orderItemDetail/:id', { id }))}>
        {messages.toBill}
      </Button>
    </>
  );
}
