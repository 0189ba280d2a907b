import { useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { AgreementActions, AgreementTerms } from '../components/agreement-actions';
import { AgreementHead } from '../components/agreement-head';
import { Payments } from '../components/payments';
import { ReceivedInvitation } from '../components/received-invitation';
import { TermsForm } from '../components/terms-form';
import { affectionPayDetail } from '../endpoints';
import { familyPayMessages } from '../messages';
import { invalidateFamily, type FamilyAgreement } from '../queries';
import { useChanges, type FamilyChanges } from '../use-changes';
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
  const changes = useChanges();
  return (
    <DetailPage
      onRefresh={invalidateFamily}
      head={<ErrorNotice text={changes.errorText} />}
      query={query}
      failed={messages.detailFailed}
      loading={messages.loading}
      bars={[260, 132, 20, 64, 64]}
      gone={{
        title: messages.unknown,
        description: messages.unknownLine,
        action: { label: messages.toList, to: href('/familyPay'), replace: true },
      }}
      after={changes.sheet}
    >
      {({ agreement }) => <Agreement agreement={agreement} changes={changes} />}
    </DetailPage>
  );
}

function Agreement({ agreement, changes }: { agreement: FamilyAgreement; changes: FamilyChanges }) {
  const { side, state, id } = agreement;
  if (side === 'member' && state === 'invited')
    return <ReceivedInvitation agreement={agreement} changes={changes} />;
  return (
    <>
      <AgreementHead agreement={agreement} />
      {side === 'owner' && state !== 'ended' && <AgreementTerms agreement={agreement} />}
      {state !== 'invited' && <Payments id={id} />}
      {state !== 'ended' && (
        <div className={styles.actions}>
          <AgreementActions agreement={agreement} changes={changes} />
        </div>
      )}
    </>
  );
}
