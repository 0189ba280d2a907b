import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { activationMessages } from '@/messages/activation';
import { useMessages } from '@/messages/language';
import { useSession } from '@/state/session';
import { Button } from '@/ui/forms/button';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import styles from './no-account.module.css';

/** Stands where something of the account would: there is none yet, and how to come by one. `whole` where it has the page to itself. */
export default function NoAccount({ whole }: { whole: boolean }) {
  const messages = useMessages(activationMessages);
  const navigate = useNavigate();
  const staff = useSession(({ sysType }) => sysType === 'LONGCOIN');
  const way = { label: messages.activate, onClick: () => void navigate(href('/activation')) };
  // Applications are no matter of WALLET sessions.
  const otherWay = staff
    ? { label: messages.apply, onClick: () => void navigate(href('/AccountApplyH5')) }
    : undefined;
  if (whole) {
    return (
      <ResultState
        art={<Illustration variant="empty" />}
        title={messages.noAccountTitle}
        description={messages.noAccountLine}
        action={way}
        secondaryAction={otherWay}
      />
    );
  }
  return (
    <div className={styles.block} role="note">
      <p className={styles.title}>{messages.noAccountTitle}</p>
      <p className={styles.line}>{messages.noAccountLine}</p>
      <div className={styles.ways}>
        <Button variant="soft" onClick={way.onClick}>
          {way.label}
        </Button>
        {otherWay !== undefined && (
          <button type="button" className={styles.other} onClick={otherWay.onClick}>
            {otherWay.label}
          </button>
        )}
      </div>
    </div>
  );
}
