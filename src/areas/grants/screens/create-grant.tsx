import { useSearchParams } from 'react-router-dom';
import { grantContext } from '@/api/endpoints/grants';
import { approverRoles } from '@/domain/grants/approval-steps';
import { href } from '@/domain/href';
import { GrantsGate } from '@/flows/grants-gate/grants-gate';
import { DetailPage } from '@/flows/page/detail-page';
import { partOf } from '@/flows/page/viewed-query';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { ChooseGrantApprover } from '../components/choose-grant-approver';
import { ChoosePeople } from '../components/choose-people';
import { GrantForm } from '../components/grant-form';

/** /grantActivityH5: writes a grant; `view=people` chooses who gets it, `view=department` and `view=finance` who decides. */
export default function CreateGrant() {
  const [search] = useSearchParams();
  return (
    <GrantsGate>
      <View view={search.get('view')} />
    </GrantsGate>
  );
}

function View({ view }: { view: string | null }) {
  const role = approverRoles.find((name) => name === view);
  if (role !== undefined) return <ChooseGrantApprover role={role} />;
  return view === 'people' ? <ChoosePeople /> : <GrantFormLoader />;
}

function GrantFormLoader() {
  const messages = useMessages(grantMessages);
  const query = useEndpoint(grantContext, {});
  return (
    <DetailPage
      isWhole
      query={partOf(query, ({ accounts }) => {
        const [first] = accounts;
        return first === undefined ? null : { accounts, first };
      })}
      failed={messages.failed}
      loading={messages.loading}
      bars={[136, 128, 200, 160]}
      gone={{
        art: 'empty',
        title: messages.noTeamTitle,
        description: messages.noTeamLine,
        action: { label: messages.apply, to: href('/AccountApplyH5') },
      }}
    >
      {(context) => <GrantForm {...context} />}
    </DetailPage>
  );
}
