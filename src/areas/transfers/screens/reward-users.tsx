import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { booksFrom } from '@/domain/bookings/booking';
import type { Colleague } from '@/domain/colleagues/colleague';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { maxRecipients } from '@/domain/constants';
import { href } from '@/domain/href';
import { addRecipients, removeRecipient } from '@/domain/transfers/recipients';
import { sendsFrom } from '@/domain/transfers/transfer';
import { ColleaguePicker } from '@/flows/choose-colleagues/colleague-picker';
import { colleagueSearchId } from '@/flows/choose-colleagues/colleague-search-id';
import { useLacksOaAccount } from '@/flows/giving-right/lacks-oa-account';
import { OaAccountNeeded } from '@/flows/giving-right/oa-account-needed';
import { useExit } from '@/flows/navigation/use-exit';
import { DetailPage } from '@/flows/page/detail-page';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { useDirectory } from '@/queries/directory';
import { notify } from '@/state/notifications';
import { ownAmountsPasted } from '@/state/transfer-draft';
import { Button } from '@/ui/forms/button';
import { focusField } from '@/ui/forms/focus-field';
import { RecipientChip } from '@/ui/people/recipient-chip';
import { Note } from '@/ui/text/text';
import { useAccountColours } from '@/ui/theme/use-account-colours';
import { NextBatchNotice } from '../components/next-batch-notice';
import { PasteList, type PastedPeople } from '../components/paste-list';
import { pasteListMessages } from '../messages';
import { nextBatchKept } from '../state';
import { useChosenRecipients } from '../use-chosen-recipients';
import { useNewChipInSight } from '../use-new-chip-in-sight';
import styles from './reward-users.module.css';

/** The pages that choose recipients here. */
const chooseHere = [...Object.values(sendsFrom), ...Object.values(booksFrom)];
/** Whether the page that the picker returns to pays from the incentive account. */
const isForRewards = (page: string | null) => page === sendsFrom[1] || page === booksFrom[1];

/** /rewardUsers: chooses the recipients. `for` is the page to return to; without it that is /transfer1. */
export default function RewardUsers() {
  const messages = useMessages(transferMessages);
  const pasteMessages = useMessages(pasteListMessages);
  const [search] = useSearchParams();
  const { data: user } = useCurrentUser();
  const directory = useDirectory();
  const { chosen, setChosen, takesAmounts } = useChosenRecipients();
  const [isPasting, setPasting] = useState(false);
  const page = search.get('for');
  const back = chooseHere.find((each) => each === page) ?? '/transfer1';
  const exit = useExit(href(back), page === null ? null : 1);
  const nameOf = namesToldApart(chosen);
  useAccountColours(isForRewards(page) ? 1 : 0);
  const chips = useNewChipInSight(chosen.length);

  if (useLacksOaAccount()) return <OaAccountNeeded title={messages.chooseTitle} />;
  const handleAdd = (colleague: Colleague) => {
    const { list, refused } = addRecipients(chosen, [colleague], user?.usercode ?? '');
    setChosen(list);
    for (const { kind, name } of refused) notify(messages.recipientRefusals[kind](name));
  };
  const handlePaste = ({ list, count, amounts, waiting }: PastedPeople) => {
    setChosen(list);
    if (Object.keys(amounts).length > 0) ownAmountsPasted(amounts);
    nextBatchKept(waiting);
    notify(pasteMessages.done(count));
    setPasting(false);
  };
  const handleDone = () => {
    if (chosen.length === 0) return focusField(colleagueSearchId);
    exit();
  };
  return (
    <DetailPage
      title={messages.chooseTitle}
      action={
        directory.data !== undefined && (
          <Button variant="quiet" onClick={() => setPasting(true)}>
            {messages.paste}
          </Button>
        )
      }
      actionBar={
        <>
          <NextBatchNotice chosen={chosen} takesAmounts={takesAmounts} onAdd={setChosen} />
          <div className={styles.chosen}>
            <Note flex="none" role="status">
              {messages.chosen(chosen.length, maxRecipients)}
            </Note>
            <ul ref={chips} className={styles.chips}>
              {chosen.map((person) => (
                <li key={person.usercode}>
                  <RecipientChip
                    name={person.name}
                    shownName={nameOf(person)}
                    removeLabel={messages.remove(nameOf(person))}
                    onRemove={() => setChosen(removeRecipient(chosen, person.usercode))}
                  />
                </li>
              ))}
            </ul>
          </div>
          <Button block variant={chosen.length === 0 ? 'waiting' : 'filled'} onClick={handleDone}>
            {chosen.length === 0 ? messages.doneNobody : messages.done(chosen.length)}
          </Button>
        </>
      }
      query={directory}
      failed={messages.directoryFailed}
      loading={messages.loadingDirectory}
      bars={[44, 44, 64, 64, 64, 64, 64]}
      after={
        isPasting &&
        directory.data !== undefined && (
          <PasteList
            people={directory.data.people}
            chosen={chosen}
            ownUsercode={user?.usercode ?? ''}
            takesAmounts={takesAmounts}
            onAdd={handlePaste}
            onClose={() => setPasting(false)}
          />
        )
      }
    >
      {({ people }) => (
        <ColleaguePicker
          people={people}
          ownUsercode={user?.usercode ?? ''}
          chosen={chosen}
          onAdd={handleAdd}
          onRemove={({ usercode }) => setChosen(removeRecipient(chosen, usercode))}
        />
      )}
    </DetailPage>
  );
}
