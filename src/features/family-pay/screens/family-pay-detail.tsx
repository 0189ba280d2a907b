import { useNavigate, useSearchParams } from 'react-router-dom';
import { affectionPayDetail } from '@/api/endpoints/family-pay';
import { href } from '@/domain/href';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { familyPayMessages } from '@/messages/family-pay';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { invalidateFamily, type FamilyAgreement } from '@/queries/family-pay';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { AgreementActions, AgreementTerms } from '../components/agreement-actions';
import { AgreementHead } from '../components/agreement-head';
import { Payments } from '../components/payments';
import { ReceivedInvitation } from '../components/received-invitation';
import { TermsForm } from '../components/terms-form';
import { useFamilyTask, type FamilyTasks } from '../use-family-task';
import styles from './family-pay-detail.module.css';

/** /familyPayDetail: one agreement, from either side; `id` names it, else it is the newest one, and `view=terms` changes its terms. */
export default function FamilyPayDetail() {
  const [search] = useSearchParams();
  const query = useEndpoint(affectionPayDetail, { id: search.get('id') ?? '' });
  const { data } = query;
  const canChange =
    data !== undefined &&
    data !== null &&
    data.agreement.side === 'owner' &&
    data.agreement.state !== 'ended';
  return search.get('view') === 'terms' && canChange ? (
    <TermsForm key={data.agreement.id} {...data} />
  ) : (
    <Detail query={query} />
  );
}

function Detail({ query }: { query: ReturnType<typeof useEndpoint<typeof affectionPayDetail>> }) {
  const messages = useMessages(familyPayMessages);
  const titles = useMessages(titleMessages);
  const navigate = useNavigate();
  const tasks = useFamilyTask(0);
  return (
    <Page title={titles['/familyPayDetail']}>
      <PullToRefresh onRefresh={invalidateFamily}>
        <FetchedAt query={query} />
        <ErrorNotice text={tasks.errorText === null ? null : messages.notChanged(tasks.errorText)} />
        <QueryView
          query={query}
          title={messages.detailFailed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.loading} bars={[260, 132, 20, 64, 64]} />}
        >
          {(found) =>
            found === null ? (
              <ResultState
                art={<Illustration variant="search" />}
                title={messages.unknown}
                description={messages.unknownLine}
                action={{
                  label: messages.toList,
                  onClick: () => void navigate(href('/familyPay'), { replace: true }),
                }}
              />
            ) : (
              <Agreement agreement={found.agreement} tasks={tasks} />
            )
          }
        </QueryView>
      </PullToRefresh>
      {tasks.sheet}
    </Page>
  );
}

function Agreement({ agreement, tasks }: { agreement: FamilyAgreement; tasks: FamilyTasks }) {
  const { side, state, id } = agreement;
  if (side === 'member' && state === 'invited')
    return <ReceivedInvitation agreement={agreement} tasks={tasks} />;
  return (
    <>
      <AgreementHead agreement={agreement} />
      {side === 'owner' && state !== 'ended' && <AgreementTerms agreement={agreement} />}
      {state !== 'invited' && <Payments id={id} />}
      {state !== 'ended' && (
        <div className={styles.actions}>
          <AgreementActions agreement={agreement} tasks={tasks} />
        </div>
      )}
    </>
  );
}
