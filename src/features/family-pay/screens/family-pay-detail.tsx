import { useSearchParams } from 'react-router-dom';
import { affectionPayDetail } from '@/api/endpoints/family-pay';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { familyPayMessages } from '@/messages/family-pay';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { invalidateFamily, type FamilyAgreement } from '@/queries/family-pay';
import { ErrorNotice } from '@/ui/feedback/error-notice';
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
  const tasks = useFamilyTask(0);
  return (
    <DetailPage
      onRefresh={invalidateFamily}
      head={<ErrorNotice text={tasks.errorText === null ? null : messages.notChanged(tasks.errorText)} />}
      query={query}
      failed={messages.detailFailed}
      loading={messages.loading}
      bars={[260, 132, 20, 64, 64]}
      gone={{
        title: messages.unknown,
        description: messages.unknownLine,
        action: { label: messages.toList, to: href('/familyPay'), replace: true },
      }}
      after={tasks.sheet}
    >
      {({ agreement }) => <Agreement agreement={agreement} tasks={tasks} />}
    </DetailPage>
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
