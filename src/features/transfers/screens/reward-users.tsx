import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Colleague } from '@/domain/colleagues/colleague';
import { maxRecipients } from '@/domain/constants';
import { href } from '@/domain/href';
import { addRecipients, removeRecipient } from '@/domain/transfers/recipients';
import { ColleaguePicker } from '@/flows/choose-colleagues/colleague-picker';
import { useLacksOaAccount } from '@/flows/giving-right/lacks-oa-account';
import { OaAccountNeeded } from '@/flows/giving-right/oa-account-needed';
import { QueryView } from '@/flows/query-view/query-view';
import { transferMessages } from '@/messages/transfers';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { useDirectory } from '@/queries/directory';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { Illustration } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { RecipientChip } from '@/ui/people/recipient-chip';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useChosen } from '../chosen-for';
import { PasteList } from '../components/paste-list';
import styles from './reward-users.module.css';

/** /rewardUsers: who receives. `for` names the page that asked; opened cold it leads to /transfer1. */
export default function RewardUsers() {
  const messages = useMessages(transferMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { data: user } = useCurrentUser();
  const directory = useDirectory();
  const { chosen, choose } = useChosen();
  const [pasting, setPasting] = useState(false);

  if (useLacksOaAccount()) return <OaAccountNeeded title={messages.chooseTitle} />;
  const add = (colleague: Colleague) => {
    const { list, refused } = addRecipients(chosen, [colleague], user?.usercode ?? '');
    choose(list);
    for (const { kind, name } of refused) notify(messages.recipientRefusals[kind](name));
  };
  const done = () => {
    void (search.get('for') === null ? navigate(href('/transfer1'), { replace: true }) : navigate(-1));
  };

  return (
    <Page
      title={messages.chooseTitle}
      action={
        directory.data !== undefined && (
          <Button variant="quiet" onClick={() => setPasting(true)}>
            {messages.paste}
          </Button>
        )
      }
      foot={
        <>
          <div className={styles.chosen}>
            <p className={styles.count} role="status">
              {messages.chosen(chosen.length, maxRecipients)}
            </p>
            <ul className={styles.chips}>
              {chosen.map(({ usercode, name }) => (
                <li key={usercode}>
                  <RecipientChip
                    name={name}
                    removeLabel={messages.remove(name)}
                    onRemove={() => choose(removeRecipient(chosen, usercode))}
                  />
                </li>
              ))}
            </ul>
          </div>
          <Button block disabled={chosen.length === 0} onClick={done}>
            {chosen.length === 0 ? messages.doneNobody : messages.done(chosen.length)}
          </Button>
        </>
      }
    >
      <QueryView
        query={directory}
        title={messages.directoryFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loadingDirectory} bars={[44, 44, 64, 64, 64, 64, 64]} />}
      >
        {({ people }) => (
          <ColleaguePicker
            people={people}
            ownUsercode={user?.usercode ?? ''}
            chosen={chosen}
            onAdd={add}
            onRemove={({ usercode }) => choose(removeRecipient(chosen, usercode))}
          />
        )}
      </QueryView>
      {pasting && directory.data !== undefined && (
        <PasteList
          people={directory.data.people}
          chosen={chosen}
          ownUsercode={user?.usercode ?? ''}
          onAdd={(list, count) => {
            choose(list);
            notify(messages.pasteDone(count));
            setPasting(false);
          }}
          onClose={() => setPasting(false)}
        />
      )}
    </Page>
  );
}
