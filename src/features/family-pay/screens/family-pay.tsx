import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { affectionPayList } from '@/api/endpoints/family-pay';
import { href } from '@/domain/href';
import { nextEntryState } from '@/flows/navigation/entry-state';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { familyPayMessages } from '@/messages/family-pay';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { invalidateFamily, type Family } from '@/queries/family-pay';
import { Button } from '@/ui/forms/button';
import { Illustration } from '@/ui/feedback/illustration';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { Icon } from '@/ui/media/icon';
import { AllPayments } from '../components/all-payments';
import { FamilyOverview } from '../components/family-overview';
import { InviteForm } from '../components/invite-form';
import { useFamilyTask } from '../use-family-task';
import styles from './family-pay.module.css';

/** /familyPay: who may pay with the person's coins, and the other way round; `view=invite` invites somebody, `view=payments` lists what was paid. */
export default function FamilyPay() {
  const [search] = useSearchParams();
  switch (search.get('view')) {
    case 'invite':
      return <InviteForm />;
    case 'payments':
      return <AllPayments />;
    default:
      return <Overview />;
  }
}

function Overview() {
  const messages = useMessages(familyPayMessages);
  const titles = useMessages(titleMessages);
  const query = useEndpoint(affectionPayList, {});
  const tasks = useFamilyTask(0);
  const given = query.data?.given ?? [];
  const hasMembers = given.some(({ state }) => state !== 'ended');
  return (
    <Page
      title={titles['/familyPay']}
      action={
        given.length > 0 && (
          <Link
            to={href('/familyPay', { view: 'payments' })}
            state={nextEntryState(0)}
            className={styles.action}
          >
            {messages.payments}
          </Link>
        )
      }
      foot={hasMembers && query.data !== undefined ? <Foot family={query.data} /> : undefined}
    >
      <PullToRefresh onRefresh={invalidateFamily}>
        <FetchedAt query={query} />
        <ErrorNotice text={tasks.errorText} />
        <QueryView
          query={query}
          title={messages.failed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.loading} bars={[168, 98, 98, 98]} />}
        >
          {(family) => <FamilyOverview family={family} tasks={tasks} />}
        </QueryView>
      </PullToRefresh>
      {tasks.sheet}
    </Page>
  );
}

function Foot({ family: { given, members } }: { family: Family }) {
  const messages = useMessages(familyPayMessages);
  const navigate = useNavigate();
  const free = members - given.filter(({ state }) => state !== 'ended').length;
  return (
    <>
      <p className={styles.note}>{free > 0 ? messages.canInvite(free) : messages.full(members)}</p>
      <Button
        block
        disabled={free <= 0}
        onClick={() => void navigate(href('/familyPay', { view: 'invite' }), { state: nextEntryState(0) })}
      >
        <span className={styles.plus}>
          <Icon name="plus" size={18} />
        </span>
        {messages.invite}
      </Button>
    </>
  );
}
