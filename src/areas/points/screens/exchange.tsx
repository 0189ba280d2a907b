import { Link, useSearchParams } from 'react-router-dom';
import { queryPointsExchange } from '@/api/endpoints/points';
import { href } from '@/domain/href';
import { exchangeRecords } from '@/domain/points/exchange-pages';
import { OwedPointsNotice } from '@/flows/orders/owed-points-notice';
import { DetailPage } from '@/flows/page/detail-page';
import { RequireAccount } from '@/flows/query-view/require-account';
import { pointsMessages } from '@/messages/areas/points';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { AffordableGoods } from '../components/affordable-goods';
import { ExchangeForm } from '../components/exchange-form';
import { ExchangeRecords } from '../components/exchange-records';
import { ExchangeResult } from '../components/exchange-result';
import { PartnerLink } from '../components/partner-link';
import styles from './exchange.module.css';

/** /integralExchange: coins become points; `view=records` lists the exchanges, and `id` is the result of one. */
export default function Exchange() {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id !== null) return <Result key={id} id={id} />;
  if (search.get('view') === 'records') return <ExchangeRecords kind="mall" />;
  return (
    <RequireAccount>
      <TodaysExchange />
    </RequireAccount>
  );
}

function Result({ id }: { id: string }) {
  const { spend } = useMessages(pointsMessages);
  const present = useEndpoint(queryPointsExchange, {}, { background: true }).data?.points;
  const isOwing = present !== undefined && present < 0;
  const action = isOwing ? null : { label: spend, to: href('/linkToLongCoinShop') };
  return (
    <ExchangeResult kind="mall" id={id} action={action}>
      {present !== undefined && <PointsUse present={present} points={present} />}
    </ExchangeResult>
  );
}

function TodaysExchange() {
  const messages = useMessages(pointsMessages);
  const query = useEndpoint(queryPointsExchange, {});
  const recordsLink = (
    <Link to={exchangeRecords('mall')} className={styles.records}>
      {messages.records}
    </Link>
  );
  return (
    <DetailPage
      action={recordsLink}
      isWhole
      query={query}
      failed={messages.failed}
      loading={messages.loading}
      bars={[236, 44, 16, 68, 180]}
    >
      {(data) => (
        <ExchangeForm action={recordsLink} kind="mall" terms={data} present={data.points}>
          {(pointsAfter) => (
            <>
              <PointsUse present={data.points} points={pointsAfter} />
              <PartnerLink />
            </>
          )}
        </ExchangeForm>
      )}
    </DetailPage>
  );
}

/** What so many points buy; while points are owed they buy nothing, even where a planned exchange would make them up. */
function PointsUse({ present, points }: { present: number; points: number }) {
  return present < 0 ? <OwedPointsNotice owed={-present} /> : <AffordableGoods points={points} />;
}
