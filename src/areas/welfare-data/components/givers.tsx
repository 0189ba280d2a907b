import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { recipientsChosen } from '@/state/transfer-draft';
import { Button } from '@/ui/forms/button';
import { Box, Grid } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { ListRow } from '@/ui/lists/list-row';
import { Icon } from '@/ui/media/icon';
import { Sheet } from '@/ui/overlays/sheet';
import { Avatar } from '@/ui/people/avatar';
import { Note } from '@/ui/text/text';
import type { WelfareData } from '../endpoints';
import { welfareDataMessages } from '../messages';
import styles from './givers.module.css';

interface GiversProps {
  data: WelfareData;
  /** Whether this person can send coins. */
  canSend: boolean;
}

/** The people who gave most, and those whom the person has not thanked yet, which only the person sees. */
export function Givers({ data: { givers, unthanked }, canSend }: GiversProps) {
  const messages = useMessages(welfareDataMessages);
  const [isSheetOpen, setSheetOpen] = useState(false);
  if (givers.length === 0) return null;
  return (
    <Card title={messages.giversTitle}>
      <Grid as="ul" columns={3} className={styles.givers}>
        {givers.map(({ usercode, name, amount }) => (
          <li key={usercode}>
            <Link to={href('/longballDetail', { filter: 'received', q: name })} className={styles.giver}>
              <Avatar name={name} size={46} />
              <span>{name}</span>
              <span className={styles.amount}>{formatCoins(amount)}</span>
              <span className="visuallyHidden">{messages.giverAccessibleText}</span>
            </Link>
          </li>
        ))}
      </Grid>
      {unthanked.length === 0 ? (
        <p className={styles.footer}>{messages.everybodyThanked}</p>
      ) : (
        <button type="button" className={styles.footer} onClick={() => setSheetOpen(true)}>
          <span>{messages.unthanked(unthanked.length)}</span>
          <Icon name="forward" size={16} />
        </button>
      )}
      {isSheetOpen && (
        <UnthankedSheet people={unthanked} canSend={canSend} onClose={() => setSheetOpen(false)} />
      )}
    </Card>
  );
}

interface UnthankedSheetProps {
  people: WelfareData['unthanked'];
  canSend: boolean;
  onClose: () => void;
}

function UnthankedSheet({ people, canSend, onClose }: UnthankedSheetProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(welfareDataMessages);
  const navigate = useNavigate();
  const handleThank = ({ usercode, name, department, jobNumber }: UnthankedSheetProps['people'][number]) => {
    recipientsChosen([{ usercode, name, department, jobNumber }]);
    void navigate(href('/transfer1'));
  };
  return (
    <Sheet title={messages.unthankedTitle} onClose={onClose}>
      <Note>{messages.unthankedNote}</Note>
      <ul>
        {people.map((person) => (
          <ListRow as="li" key={person.usercode} divider="between">
            <Avatar name={person.name} />
            <Box marginX={3} grow>
              <p>{person.name}</p>
              <Note>
                {person.department} ·{' '}
                {messages.gave(formatMoment(person.time, 'date'), formatCoins(person.amount))}
              </Note>
            </Box>
            {canSend && (
              <Button
                variant="soft"
                aria-label={messages.thankAccessibleText(person.name)}
                onClick={() => handleThank(person)}
              >
                {messages.thank}
              </Button>
            )}
          </ListRow>
        ))}
      </ul>
    </Sheet>
  );
}
