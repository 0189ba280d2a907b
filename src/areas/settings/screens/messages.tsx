import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { href } from '@/domain/href';
import { recentMessages } from '@/domain/settings/message-history';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { useMessages } from '@/messages/language';
import { shellMessages } from '@/messages/shell';
import { useCurrentUser } from '@/queries/account';
import { messagesCleared, useMessageHistory } from '@/state/message-history';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Button } from '@/ui/forms/button';
import { FormRow } from '@/ui/forms/form-row';
import { Surface } from '@/ui/layout/box';
import { Page } from '@/ui/layout/page';
import { ListSection } from '@/ui/lists/list-section';
import { Dialog } from '@/ui/overlays/dialog';
import { MessageRow } from '../components/message-row';
import { ReceivedThanks } from '../components/received-thanks';
import { settingMessages } from '../messages';
import styles from './messages.module.css';

/** /messages: every toast and error of the last 24 hours. */
export default function Messages() {
  const texts = useMessages(settingMessages);
  const { home } = useMessages(shellMessages);
  const navigate = useNavigate();
  // Identifies the user if that has not happened yet, which clears the list of another person.
  useCurrentUser();
  const history = useMessageHistory(({ messages }) => messages);
  const [isConfirming, setConfirming] = useState(false);
  const [isCleared, setCleared] = useState(false);
  const now = gatewayNow();
  const messages = recentMessages(history, now);
  const handleClear = () => {
    setConfirming(false);
    messagesCleared();
    setCleared(true);
  };
  return (
    <Page
      action={
        messages.length > 0 && (
          <Button variant="quiet" onClick={() => setConfirming(true)}>
            {texts.clear}
          </Button>
        )
      }
    >
      <p role="status" className="visuallyHidden">
        {isCleared && texts.cleared}
      </p>
      <ReceivedThanks />
      {messages.length === 0 ? (
        <ResultState
          art={<Illustration variant="empty" />}
          title={texts.noMessages}
          description={texts.noMessagesLine}
          action={{ label: home, onClick: () => void navigate(href('/home')) }}
        />
      ) : (
        <>
          <p className={styles.note}>{texts.listNote}</p>
          <Surface as="ul" paddingX={4} aria-label={texts.list}>
            {messages.map((message, index) => (
              // Times are not unique; as new messages come first, the distance from the end is a stable key.
              <MessageRow key={messages.length - index} message={message} now={now} />
            ))}
          </Surface>
          <ListSection title={texts.needHelp}>
            <FormRow icon="service" label={texts.service} onOpen={() => void openCustomerService()} />
          </ListSection>
        </>
      )}
      {isConfirming && (
        <Dialog
          title={texts.clearTitle}
          confirm={{ label: texts.clear, onClick: handleClear }}
          cancel={{ label: texts.keep, onClick: () => setConfirming(false) }}
        >
          {texts.clearLine(messages.length)}
        </Dialog>
      )}
    </Page>
  );
}
