import { useEffect, useState } from 'react';
import { formatCoins } from '@/domain/money';
import { homeTodayMessages } from '@/messages/home-today';
import { useMessages } from '@/messages/language';
import { useCelebration } from '@/queries/celebration';
import { usePopups } from '@/state/popup-queue';
import { Dialog } from '@/ui/overlays/dialog';
import { Money } from '@/ui/money/money';
import { Petals } from '@/ui/gifts/petals';
import { celebrated } from '../celebrated';
import styles from './celebration.module.css';

/** What home celebrates, once and after every pop-up: coins that have come, a birthday, a holiday. */
export function Celebration() {
  const messages = useMessages(homeTodayMessages);
  const { data } = useCelebration();
  const popupsOver = usePopups(({ done }) => done.includes('/home'));
  const [seen, see] = useState<readonly string[]>([]);
  const arrived = data?.arrived ?? null;
  const animation = data?.animation ?? null;
  const shown = [arrived, animation].find((each) => each !== null && !seen.includes(each.id)) ?? null;
  const id = popupsOver ? (shown?.id ?? null) : null;
  // Told as soon as it is seen: a page that is left in the middle of it does not see it again.
  useEffect(() => {
    if (id !== null) void celebrated(id);
  }, [id]);
  if (shown === null || id === null) return null;
  const take = () => see([...seen, shown.id]);
  const amount = 'amount' in shown ? formatCoins(shown.amount) : null;
  return (
    <Dialog
      envelope
      title={amount === null ? shown.title : messages.arrivedTitle}
      confirm={{ label: messages.take, onClick: take }}
    >
      <div className={styles.celebration}>
        <Petals />
        {amount !== null && <Money text={amount} accessibleText={messages.arrived(amount)} size="large" />}
        <p>{'text' in shown ? shown.text : shown.title}</p>
      </div>
    </Dialog>
  );
}
