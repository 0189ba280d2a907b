import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Colleague } from '@/domain/colleagues/colleague';
import { href } from '@/domain/href';
import { addRecipients } from '@/domain/transfers/recipients';
import { isSamePerson } from '@/domain/transfers/transfer';
import { useLacksOaAccount } from '@/flows/giving-right/lacks-oa-account';
import { QueryView } from '@/flows/query-view/query-view';
import { givingRightMessages } from '@/messages/areas/giving-right';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { useDirectory } from '@/queries/directory';
import { notify } from '@/state/notifications';
import { recipientsChosen, storedDraft } from '@/state/transfer-draft';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { scanMessages } from '../messages';

/** Adds the colleague of a code to the transfer draft and opens it, or says why that is not possible. */
export default function FoundColleague({ usercode }: { usercode: string }) {
  const messages = useMessages(scanMessages);
  const rights = useMessages(givingRightMessages);
  const { data: user, isPending } = useCurrentUser();
  const lacksOaAccount = useLacksOaAccount();
  const directory = useDirectory();
  const skeleton = <Skeleton label={messages.findingColleague} bars={[64]} />;
  if (isPending) return skeleton;
  if (lacksOaAccount) return <ResultState alarming title={rights.title} description={rights.description} />;
  return (
    <QueryView query={directory} title={messages.colleaguesFailed} skeleton={skeleton}>
      {({ people }) => {
        const person = people.find((each) => isSamePerson(each.usercode, usercode));
        return person === undefined ? (
          <ResultState alarming title={messages.noColleagueTitle} description={messages.noColleagueLine} />
        ) : (
          <AddRecipient person={person} ownUsercode={user?.usercode ?? ''} />
        );
      }}
    </QueryView>
  );
}

function AddRecipient({ person, ownUsercode }: { person: Colleague; ownUsercode: string }) {
  const messages = useMessages(scanMessages);
  const { recipientRefusals } = useMessages(transferMessages);
  const navigate = useNavigate();
  const { list, refused } = addRecipients(storedDraft().transferList, [person], ownUsercode);
  const [refusal] = refused;
  // A colleague who is already on the list is no error: the transfer page shows them.
  const validationError = refusal === undefined || refusal.kind === 'twice' ? null : refusal;
  const add = useEffectEvent(() => {
    if (validationError !== null) return;
    recipientsChosen(list);
    notify(messages.added(person.name));
    void navigate(href('/transfer1'), { replace: true });
  });
  useEffect(() => add(), []);
  if (validationError === null) return <Skeleton label={messages.findingColleague} bars={[64]} />;
  return (
    <ResultState
      alarming
      title={messages.notAdded}
      description={recipientRefusals[validationError.kind](validationError.name)}
    />
  );
}
