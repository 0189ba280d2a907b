import { useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { type Authorisation, queryPaymentList } from '@/api/endpoints/payment-authorisation';
import { isOver } from '@/domain/agreements/authorisation';
import { href } from '@/domain/href';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { agreementMessages } from '@/messages/agreements';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { invalidateAuthorisations } from '@/queries/agreements';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { FormRow } from '@/ui/forms/form-row';
import { ListSection } from '@/ui/lists/list-section';
import { Page } from '@/ui/layout/page';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ResultState } from '@/ui/feedback/result-state';
import { AuthorisationRow } from '../components/authorisation-row';
import { AuthorisationSheet } from '../components/authorisation-sheet';
import { BindSheet } from '../components/bind-sheet';
import { useSheetAddress } from '../sheet-address';
import styles from './authorisations.module.css';

/** /settingAuth: the authorisations with their periods; `id` opens one, `step=bind` binds another. */
export default function Authorisations() {
  const messages = useMessages(agreementMessages);
  const titles = useMessages(titleMessages);
  const navigate = useNavigate();
  const query = useEndpoint(queryPaymentList, {});
  const { id, binding, openAuthorisation, openBinding, close } = useSheetAddress();
  const now = gatewayNow();
  const list = query.data?.list ?? [];
  const rows = (title: string, shown: readonly Authorisation[], isExpired: boolean) =>
    shown.length > 0 && (
      <ListSection title={title}>
        <ul>
          {shown.map((authorisation) => (
            <AuthorisationRow
              key={authorisation.id}
              authorisation={authorisation}
              isExpired={isExpired}
              onOpen={() => openAuthorisation(authorisation.id)}
            />
          ))}
        </ul>
      </ListSection>
    );

  return (
    <Page title={titles['/settingAuth']}>
      <PullToRefresh onRefresh={invalidateAuthorisations}>
        <FetchedAt query={query} />
        <QueryView
          query={query}
          title={messages.listFailed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.loading} bars={[20, 64, 64, 20, 64]} />}
        >
          {({ offers }) => (
            <>
              {list.length === 0 && (
                <ResultState
                  art={<Illustration variant="empty" />}
                  title={messages.none}
                  description={messages.noneLine}
                  action={{ label: messages.home, onClick: () => void navigate(href('/home')) }}
                />
              )}
              {rows(
                messages.inForce,
                list.filter(({ until }) => !isOver(until, now)),
                false,
              )}
              {rows(
                messages.over,
                list.filter(({ until }) => isOver(until, now)),
                true,
              )}
              {offers.length > 0 && (
                <div className={styles.bind}>
                  <FormRow
                    icon="plus"
                    label={messages.bind}
                    note={messages.bindNote(offers.map(({ partner }) => partner).join(messages.comma))}
                    onOpen={() => openBinding()}
                  />
                </div>
              )}
            </>
          )}
        </QueryView>
      </PullToRefresh>
      {id !== null && id !== '' && <AuthorisationSheet id={id} onClose={close} />}
      {binding && query.data !== undefined && <BindSheet offers={query.data.offers} onClose={close} />}
    </Page>
  );
}
