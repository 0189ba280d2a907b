import type { Colleague } from '@/domain/colleagues/colleague';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { mostPicked } from '@/domain/grants/occasion';
import { href } from '@/domain/href';
import { addRecipients, removeRecipient } from '@/domain/transfers/recipients';
import type { Recipient } from '@/domain/transfers/transfer';
import { ColleaguePicker } from '@/flows/choose-colleagues/colleague-picker';
import { colleagueSearchId } from '@/flows/choose-colleagues/colleague-search-id';
import { useExit } from '@/flows/navigation/use-exit';
import { DetailPage } from '@/flows/page/detail-page';
import { grantMessages } from '@/messages/areas/grants';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { useDirectory } from '@/queries/directory';
import { grantDrafted, useGrantDraft } from '@/state/grant-draft';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { focusField } from '@/ui/forms/focus-field';
import { RecipientChip } from '@/ui/people/recipient-chip';
import { Note } from '@/ui/text/text';
import styles from './choose-people.module.css';

/** Chooses the people of a grant one by one; the choice is in the draft at once. */
export function ChoosePeople() {
  const messages = useMessages(grantMessages);
  const transfer = useMessages(transferMessages);
  const exit = useExit(href('/grantActivityH5'));
  const { data: user } = useCurrentUser();
  const directory = useDirectory();
  const people = useGrantDraft((draft) => draft.people);
  const nameOf = namesToldApart(people);
  const ownUsercode = user?.usercode ?? '';
  const setPeople = (list: readonly Recipient[]) => grantDrafted({ people: [...list] });
  const handleAdd = (colleague: Colleague) => {
    const { list, refused } = addRecipients(people, [colleague], ownUsercode, mostPicked);
    setPeople(list);
    for (const { kind, name } of refused)
      notify(kind === 'full' ? messages.full(mostPicked) : transfer.recipientRefusals[kind](name));
  };
  const handleRemove = (usercode: string) => setPeople(removeRecipient(people, usercode));
  const handleDone = () => (people.length === 0 ? focusField(colleagueSearchId) : exit());
  return (
    <DetailPage
      title={messages.choosePeople}
      actionBar={
        <>
          <Note role="status">{messages.chosen(people.length)}</Note>
          <ul className={styles.chips}>
            {people.map((person) => (
              <li key={person.usercode}>
                <RecipientChip
                  name={person.name}
                  shownName={nameOf(person)}
                  removeLabel={transfer.remove(nameOf(person))}
                  onRemove={() => handleRemove(person.usercode)}
                />
              </li>
            ))}
          </ul>
          <Button block variant={people.length === 0 ? 'waiting' : 'filled'} onClick={handleDone}>
            {people.length === 0 ? transfer.doneNobody : transfer.done(people.length)}
          </Button>
        </>
      }
      query={directory}
      failed={transfer.directoryFailed}
      loading={transfer.loadingDirectory}
      bars={[44, 44, 64, 64, 64, 64, 64]}
    >
      {(found) => (
        <ColleaguePicker
          people={found.people}
          ownUsercode={ownUsercode}
          chosen={people}
          most={mostPicked}
          onAdd={handleAdd}
          onRemove={({ usercode }) => handleRemove(usercode)}
        />
      )}
    </DetailPage>
  );
}
