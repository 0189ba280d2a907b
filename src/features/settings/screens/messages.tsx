import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { href } from '@/domain/href';
import { recentMessages } from '@/domain/settings/message-history';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { settingMessages } from '@/messages/settings';
import { shellMessages } from '@/messages/shell';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { messagesCleared, useMessageHistory } from '@/state/message-history';
import { Button } from '@/ui/forms/button';
import { Dialog } from '@/ui/overlays/dialog';
import { Illustration } from '@/ui/feedback/illustration';
import { FormRow } from '@/ui/forms/form-row';
import { ListSection } from '@/ui/lists/list-section';
import { Page } from '@/ui/layout/page';
import { ResultState } from '@/ui/feedback/result-state';
import { MessageRow } from '../components/message-row';
import styles from './messages.module.css';

/** /messages: every toast and error of the last 24 hours. */
export default function Messages() {
  const words = useMessages(settingMessages);
  const { home } = useMessages(shellMessages);
  const titles = useMessages(titleMessages);
  const navigate = useNavigate();
  // Asks who is here where nobody has yet: the list of somebody else is cleared then.
  useCurrentUser();
  const kept = useMessageHistory(({ messages }) => messages);
  const [asked, ask] = useState(false);
  const [cleared, setCleared] = useState(false);
  const now = gatewayNow();
  const messages = recentMessages(kept, now);
  const clear = () => {
    ask(false);
    messagesCleared();
    setCleared(true);
  };
  return (
    <Page
      title={titles['/messages']}
      action={
        messages.length > 0 && (
          <Button variant="quiet" onClick={() => ask(true)}>
            {words.clear}
          </Button>
        )
      }
    >
      <p role="status" className="visuallyHidden">
        {cleared && words.cleared}
      </p>
      {messages.length === 0 ? (
        <ResultState
          art={<Illustration variant="empty" />}
          title={words.noMessages}
          description={words.noMessagesLine}
          action={{ label: home, onClick: () => void navigate(href('/home')) }}
        />
      ) : (
        <>
          <p className={styles.note}>{words.listNote}</p>
          <ul className={styles.list} aria-label={words.list}>
            {messages.map((message, place) => (
              // Several may have come at one moment; the list only grows at its beginning.
              <MessageRow key={messages.length - place} message={message} now={now} />
            ))}
          </ul>
          <ListSection title={words.needHelp}>
            <FormRow icon="service" label={words.service} onOpen={() => void openCustomerService()} />
          </ListSection>
        </>
      )}
      {asked && (
        <Dialog
          title={words.clearTitle}
          confirm={{ label: words.clear, onClick: clear }}
          cancel={{ label: words.keep, onClick: () => ask(false) }}
        >
          {words.clearLine(messages.length)}
        </Dialog>
      )}
    </Page>
  );
}
