import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { activationWords } from '@/messages/activation';
import { useWords } from '@/messages/language';
import { useSession } from '@/state/session';
import { Button } from '@/ui/forms/button';
import { EmptyArt } from '@/ui/feedback/illustration';
import { StateBlock } from '@/ui/feedback/result-state';
import styles from './no-account.module.css';

/** Stands where something of the account would: there is none yet, and how to come by one. `whole` where it has the page to itself. */
export default function NoAccount({ whole }: { whole: boolean }) {
  const words = useWords(activationWords);
  const navigate = useNavigate();
  const staff = useSession(({ sysType }) => sysType === 'LONGCOIN');
  const way = { label: words.activate, go: () => void navigate(href('/activation')) };
  // Applications are no matter of WALLET sessions (decision 19).
  const otherWay = staff
    ? { label: words.apply, go: () => void navigate(href('/AccountApplyH5')) }
    : undefined;
  if (whole) {
    return (
      <StateBlock
        art={<EmptyArt variant="empty" />}
        title={words.noAccountTitle}
        line={words.noAccountLine}
        way={way}
        otherWay={otherWay}
      />
    );
  }
  return (
    <div className={styles.block} role="note">
      <p className={styles.title}>{words.noAccountTitle}</p>
      <p className={styles.line}>{words.noAccountLine}</p>
      <div className={styles.ways}>
        <Button look="soft" onClick={way.go}>
          {way.label}
        </Button>
        {otherWay !== undefined && (
          <button type="button" className={styles.other} onClick={otherWay.go}>
            {otherWay.label}
          </button>
        )}
      </div>
    </div>
  );
}
