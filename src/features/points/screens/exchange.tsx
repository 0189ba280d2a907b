import { Link, useSearchParams } from 'react-router-dom';
import { queryPointsExchange } from '@/api/endpoints/points';
import { href } from '@/domain/href';
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
import { ExchangeForm } from '../components/exchange-form';
import { ExchangeRecords } from '../components/exchange-records';
import { ExchangeResult } from '../components/exchange-result';
import styles from './exchange.module.css';

/** /integralExchange: coins become points; `view=records` lists the exchanges, and `id` is the result of one. */
export default function Exchange() {
  const titles = useMessages(titleMessages);
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id !== null) return <ExchangeResult key={id} id={id} />;
  if (search.get('view') === 'records') return <ExchangeRecords />;
  return (
    <RequireAccount title={titles['/integralExchange']}>
      <TodaysExchange title={titles['/integralExchange']} />
    </RequireAccount>
  );
}

function TodaysExchange({ title }: { title: string }) {
  const messages = useMessages(pointsMessages);
  const query = useEndpoint(queryPointsExchange, {});
  const recordsLink = (
    <Link to={href('/integralExchange', { view: 'records' })} className={styles.records}>
      {messages.records}
    </Link>
  );
  if (query.data !== undefined)
    return (
      <ExchangeForm title={title} action={recordsLink} terms={query.data}>
        <FetchedAt query={query} />
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
