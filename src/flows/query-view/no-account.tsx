import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { activationMessages } from '@/messages/areas/activation';
import { useMessages } from '@/messages/language';
import { useSession } from '@/state/session';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Button } from '@/ui/forms/button';
import { Inline } from '@/ui/layout/box';
import { Text, Title } from '@/ui/text/text';
import styles from './no-account.module.css';

/** Replaces data of an account that does not exist yet and links to its activation; `isPage` where it fills the whole page. */
export default function NoAccount({ isPage }: { isPage: boolean }) {
  const messages = useMessages(activationMessages);
  const navigate = useNavigate();
  const isStaff = useSession(({ sysType }) => sysType === 'LONGCOIN');
  const action = { label: messages.activate, onClick: () => void navigate(href('/activation')) };
  // A WALLET session cannot apply for an account.
  const secondaryAction = isStaff
    ? { label: messages.apply, onClick: () => void navigate(href('/AccountApplyH5')) }
    : undefined;
  if (isPage) {
    return (
      <ResultState
        art={<Illustration variant="empty" />}
        title={messages.noAccountTitle}
        description={messages.noAccountLine}
        action={action}
        secondaryAction={secondaryAction}
      />
    );
  }
  return (
    <div className={styles.block} role="note">
      <Title as="p">{messages.noAccountTitle}</Title>
      <Text as="p" marginTop={2} size="note">
        {messages.noAccountLine}
      </Text>
      <Inline wrap marginTop={3} className={styles.actions}>
        <Button variant="soft" onClick={action.onClick}>
          {action.label}
        </Button>
        {secondaryAction !== undefined && (
          <button type="button" className={styles.other} onClick={secondaryAction.onClick}>
            {secondaryAction.label}
          </button>
        )}
      </Inline>
    </div>
  );
}
