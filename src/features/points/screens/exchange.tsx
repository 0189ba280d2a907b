import { Link, useSearchParams } from 'react-router-dom';
import { queryPointsExchange } from '@/api/endpoints/points';
import { href } from '@/domain/href';
import { exchangeRecords } from '@/domain/points/exchange-pages';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { RequireAccount } from '@/flows/query-view/require-account';
import { pointsMessages } from '@/messages/points';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { AffordableGoods } from '../components/affordable-goods';
import { ExchangeForm } from '../components/exchange-form';
import { ExchangeRecords } from '../components/exchange-records';
import { ExchangeResult } from '../components/exchange-result';
import { PartnerLink } from '../components/partner-link';
import styles from './exchange.module.css';

/** /integralExchange: coins become points; `view=records` lists the exchanges, and `id` is the result of one. */
export default function Exchange() {
  const titles = useMessages(titleMessages);
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id !== null) return <Result key={id} id={id} />;
  if (search.get('view') === 'records') return <ExchangeRecords kind="mall" />;
  return (
    <RequireAccount title={titles['/integralExchange']}>
      <TodaysExchange title={titles['/integralExchange']} />
    </RequireAccount>
  );
}

function Result({ id }: { id: string }) {
  const { spend } = useMessages(pointsMessages);
  const present = useEndpoint(queryPointsExchange, {}, { background: true }).data?.points;
  return (
    <ExchangeResult kind="mall" id={id} action={{ label: spend, to: href('/linkToLongCoinShop') }}>
      {present !== undefined && <AffordableGoods points={present} />}
    </ExchangeResult>
  );
}

function TodaysExchange({ title }: { title: string }) {
  const messages = useMessages(pointsMessages);
  const query = useEndpoint(queryPointsExchange, {});
  const recordsLink = (
    <Link to={exchangeRecords('mall')} className={styles.records}>
      {messages.records}
    </Link>
  );
  if (query.data !== undefined)
    return (
      <ExchangeForm
        title={title}
        action={recordsLink}
        kind="mall"
        terms={query.data}
        present={query.data.points}
      >
        {(pointsAfter) => (
          <>
            <FetchedAt query={query} />
            <AffordableGoods points={pointsAfter} />
            <PartnerLink />
          </>
        )}
      </ExchangeForm>
    );
  return (
    <Page title={title} action={recordsLink}>
      <QueryView
        query={query}
        title={messages.failed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[236, 44, 16, 68, 180]} />}
      >
        {() => null}
      </QueryView>
    </Page>
  );
}
