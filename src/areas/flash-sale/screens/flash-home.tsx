import { use } from 'react';
import { Link } from 'react-router-dom';
import { secKillingList } from '@/api/endpoints/goods';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { IconButton } from '@/ui/forms/icon-button';
import { Box, Inline } from '@/ui/layout/box';
import { WayBack } from '@/ui/layout/way-back';
import { Icon } from '@/ui/media/icon';
import { Sessions } from '../components/sessions';
import { flashSaleMessages } from '../messages';
import styles from './flash-home.module.css';

/** /secKillingHome: the sessions of the day with their goods; `session` names the one that is looked at. Kept alive. */
export default function FlashHome() {
  const messages = useMessages(flashSaleMessages);
  const hasNoHeader = use(WayBack) === undefined;
  const query = useEndpoint(secKillingList, {}, { refetchOnWindowFocus: 'always' });
  const tools = (
    <>
      <IconButton
        as={Link}
        className={styles.tool}
        to={href('/secKillingSearch')}
        aria-label={messages.search}
      >
        <Icon name="search" size={22} />
      </IconButton>
      <IconButton
        as={Link}
        className={styles.tool}
        to={href('/secKillingOrderList')}
        aria-label={messages.orders}
      >
        <Icon name="orders" size={24} />
      </IconButton>
    </>
  );
  return (
    <DetailPage
      hero
      action={tools}
      within={(content) => (
        <div className={styles.ground}>
          <div className={styles.back} aria-hidden="true">
            <span className="scales" />
          </div>
          <Box position="relative">
            {hasNoHeader && (
              <Inline justify="end" align="stretch">
                {tools}
              </Inline>
            )}
            {query.data === undefined ? <div className={styles.sheet}>{content}</div> : content}
          </Box>
        </div>
      )}
      query={query}
      failed={messages.listFailed}
      loading={messages.loading}
      bars={[24, 136, 136, 136]}
    >
      {({ sessions }) => <Sessions sessions={sessions} />}
    </DetailPage>
  );
}
