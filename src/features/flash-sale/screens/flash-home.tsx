import { use } from 'react';
import { Link } from 'react-router-dom';
import { secKillingList } from '@/api/endpoints/goods';
import { href } from '@/domain/href';
import { QueryView } from '@/flows/query-view/query-view';
import { flashSaleMessages } from '@/messages/flash-sale';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { WayBack } from '@/ui/layout/way-back';
import { Icon } from '@/ui/media/icon';
import { Sessions } from '../components/sessions';
import styles from './flash-home.module.css';

/** /secKillingHome: the sessions of the day with their goods; `session` names the one that is looked at. Kept alive. */
export default function FlashHome() {
  const messages = useMessages(flashSaleMessages);
  const hasNoHeader = use(WayBack) === undefined;
  const query = useEndpoint(secKillingList, {}, { refetchOnWindowFocus: 'always' });
  const tools = (
    <>
      <Link className={styles.tool} to={href('/secKillingSearch')} aria-label={messages.search}>
        <Icon name="search" size={22} />
      </Link>
      <Link className={styles.tool} to={href('/secKillingOrderList')} aria-label={messages.orders}>
        <Icon name="orders" size={24} />
      </Link>
    </>
  );
  return (
    <Page title={useMessages(titleMessages)['/secKillingHome']} hero action={tools}>
      <div className={styles.hero}>
        <div className={styles.back} aria-hidden="true">
          <span className="scales" />
        </div>
        <div className={styles.content}>
          {hasNoHeader && <div className={styles.tools}>{tools}</div>}
          {query.data === undefined ? (
            <div className={styles.sheet}>
              <QueryView
                query={query}
                title={messages.listFailed}
                art={<Illustration variant="error" />}
                skeleton={<Skeleton label={messages.loading} bars={[24, 136, 136, 136]} />}
              >
                {() => null}
              </QueryView>
            </div>
          ) : (
            <Sessions sessions={query.data.sessions} query={query} />
          )}
        </div>
      </div>
    </Page>
  );
}
