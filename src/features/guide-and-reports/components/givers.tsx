import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { welfareDataWords } from '@/messages/welfare-data';
import { useWords } from '@/messages/language';
import type { WelfareData } from '@/queries/welfare';
import { recipientsChosen } from '@/state/transfer-draft';
import { Avatar } from '@/ui/people/avatar';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Sheet } from '@/ui/overlays/sheet';
import styles from './givers.module.css';

interface GiversProps {
  data: WelfareData;
  /** Whether the session can give something back. */
  canSend: boolean;
}

/** Who gave most, and whom one has yet to thank: the latter is seen by nobody else. */
export function Givers({ data: { givers, unthanked }, canSend }: GiversProps) {
  const words = useWords(welfareDataWords);
  const [open, setOpen] = useState(false);
  if (givers.length === 0) return null;
  return (
    <Card title={words.giversTitle}>
      <ul className={styles.givers}>
        {givers.map(({ usercode, name, amount }) => (
          <li key={usercode}>
            <Link
              to={href('/longballDetail', { filter: 'received', q: name })}
              className={styles.giver}
              aria-label={words.giverHeard(name, formatCoins(amount))}
            >
              <Avatar name={name} size={46} />
              <span>{name}</span>
              <span className={styles.amount}>{formatCoins(amount)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {unthanked.length === 0 ? (
        <p className={styles.foot}>{words.everybodyThanked}</p>
      ) : (
        <button type="button" className={styles.foot} onClick={() => setOpen(true)}>
          <span>{words.unthanked(unthanked.length)}</span>
          <Icon name="forward" size={16} />
        </button>
      )}
      {open && <Unthanked people={unthanked} canSend={canSend} onClose={() => setOpen(false)} />}
    </Card>
  );
}

interface UnthankedProps {
  people: WelfareData['unthanked'];
  canSend: boolean;
  onClose: () => void;
}

function Unthanked({ people, canSend, onClose }: UnthankedProps) {
  const words = useWords(welfareDataWords);
  const navigate = useNavigate();
  const giveBack = ({ usercode, name, department, jobNumber }: UnthankedProps['people'][number]) => {
    recipientsChosen([{ usercode, name, department, jobNumber }]);
    void navigate(href('/transfer1'));
  };
  return (
    <Sheet title={words.unthankedTitle} onClose={onClose}>
      <p className={styles.note}>{words.unthankedNote}</p>
      <ul>
        {people.map((person) => (
          <li key={person.usercode} className={styles.row}>
            <Avatar name={person.name} />
            <div className={styles.texts}>
              <p>{person.name}</p>
              <p className={styles.note}>
                {person.department} · {words.gave(person.time.slice(0, 10), formatCoins(person.amount))}
              </p>
            </div>
            {canSend && (
              <Button look="soft" aria-label={words.thankHeard(person.name)} onClick={() => giveBack(person)}>
                {words.thank}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
