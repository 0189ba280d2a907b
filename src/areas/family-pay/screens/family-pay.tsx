import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { nextEntryState } from '@/flows/navigation/entry-state';
import { DetailPage } from '@/flows/page/detail-page';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Button } from '@/ui/forms/button';
import { TextButton } from '@/ui/forms/text-button';
import { Icon } from '@/ui/media/icon';
import { Note } from '@/ui/text/text';
import { AllPayments } from '../components/all-payments';
import { FamilyOverview } from '../components/family-overview';
import { InviteForm } from '../components/invite-form';
import { affectionPayList } from '../endpoints';
import { familyPayMessages } from '../messages';
import { invalidateFamily, type Family } from '../queries';
import { useChanges } from '../use-changes';
import styles from './family-pay.module.css';

/** /familyPay: who may pay with the person's coins, and the other way round; `view=invite` invites a person, `view=payments` lists what was paid. */
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
  const query = useEndpoint(affectionPayList, {});
  const changes = useChanges();
  const given = query.data?.given ?? [];
  const hasMembers = given.some(({ state }) => state !== 'ended');
  return (
    <DetailPage
      action={
        given.length > 0 && (
          <TextButton
            as={Link}
            to={href('/familyPay', { view: 'payments' })}
            state={nextEntryState(0)}
            display="inline-flex"
            align="center"
            paddingX={3}
            tone="secondary"
            size="note"
          >
            {messages.payments}
          </TextButton>
        )
      }
      actionBar={(family) => hasMembers && <ActionBar family={family} />}
      onRefresh={invalidateFamily}
      head={<ErrorNotice text={changes.errorText} />}
      query={query}
      failed={messages.failed}
      loading={messages.loading}
      bars={[168, 98, 98, 98]}
      after={changes.sheet}
    >
      {(family) => <FamilyOverview family={family} changes={changes} />}
    </DetailPage>
  );
}

function ActionBar({ family: { given, members } }: { family: Family }) {
  const messages = useMessages(familyPayMessages);
  const navigate = useNavigate();
  const free = members - given.filter(({ state }) => state !== 'ended').length;
  return (
    <>
      <Note marginBottom={2.5} textAlign="center">
        {free > 0 ? messages.canInvite(free) : messages.full(members)}
      </Note>
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
