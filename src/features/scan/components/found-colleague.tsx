import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Colleague } from '@/domain/colleagues/colleague';
import { href } from '@/domain/href';
import { addRecipients } from '@/domain/transfers/recipients';
import { isSamePerson } from '@/domain/transfers/transfer';
import { Reading } from '@/flows/query-view/query-view';
import { useLacksOaAccount } from '@/flows/giving-right/lacks-oa-account';
import { givingRightWords } from '@/messages/giving-right';
import { scanWords } from '@/messages/scan';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { useDirectory } from '@/queries/directory';
import { noticed } from '@/state/notifications';
import { recipientsChosen, storedDraft } from '@/state/transfer-draft';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateBlock } from '@/ui/feedback/result-state';

/** Puts the colleague of a code into the transfer that is being written, and goes there; says why where that cannot be. */
export default function FoundColleague({ usercode }: { usercode: string }) {
  const words = useWords(scanWords);
  const rights = useWords(givingRightWords);
  const { data: user, isPending } = useCurrentUser();
  const lacksOaAccount = useLacksOaAccount();
  const directory = useDirectory();
  const skeleton = <Skeleton label={words.findingColleague} bars={[64]} />;
  if (isPending) return skeleton;
  if (lacksOaAccount) return <StateBlock alarming title={rights.title} line={rights.line} />;
  return (
    <Reading query={directory} title={words.colleaguesFailed} skeleton={skeleton}>
      {({ people }) => {
        const person = people.find((each) => isSamePerson(each.usercode, usercode));
        return person === undefined ? (
          <StateBlock alarming title={words.noColleagueTitle} line={words.noColleagueLine} />
        ) : (
          <Add person={person} ownUsercode={user?.usercode ?? ''} />
        );
      }}
    </Reading>
  );
}

function Add({ person, ownUsercode }: { person: Colleague; ownUsercode: string }) {
  const words = useWords(scanWords);
  const { recipientRefusals } = useWords(transferWords);
  const navigate = useNavigate();
  const { list, refused } = addRecipients(storedDraft().transferList, [person], ownUsercode);
  const [refusal] = refused;
  // Whoever is in the list already only has to be shown there.
  const complaint = refusal === undefined || refusal.kind === 'twice' ? null : refusal;
  const add = useEffectEvent(() => {
    if (complaint !== null) return;
    recipientsChosen(list);
    noticed(words.added(person.name));
    void navigate(href('/transfer1'), { replace: true });
  });
  useEffect(() => add(), []);
  if (complaint === null) return <Skeleton label={words.findingColleague} bars={[64]} />;
  return (
    <StateBlock alarming title={words.notAdded} line={recipientRefusals[complaint.kind](complaint.name)} />
  );
}
