import { useEffect, useState } from 'react';
import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { usePopupsDone } from '@/state/popup-queue';
import { Petals } from '@/ui/gifts/petals';
import { Money } from '@/ui/money/money';
import { Dialog } from '@/ui/overlays/dialog';
import { homeTodayMessages } from '../messages';
import { useCelebration } from '../queries';
import { reportCelebration } from '../report-celebration';
import styles from './celebration.module.css';

/** The dialog for arrived coins, a birthday or a holiday; shown once, after all pop-ups, or where these could not be fetched. */
export function Celebration() {
  const messages = useMessages(homeTodayMessages);
  const { data } = useCelebration();
  const arePopupsDone = usePopupsDone('/home');
  const [seenIds, setSeenIds] = useState<readonly string[]>([]);
  const arrived = data?.arrived ?? null;
  const animation = data?.animation ?? null;
  const celebration =
    [arrived, animation].find((item) => item !== null && !seenIds.includes(item.id)) ?? null;
  const id = arePopupsDone ? (celebration?.id ?? null) : null;
  // Reported when it appears, so that it is not shown again if the person leaves the page before closing it.
  useEffect(() => {
    if (id !== null) void reportCelebration(id);
  }, [id]);
  if (celebration === null || id === null) return null;
  const handleConfirm = () => setSeenIds([...seenIds, celebration.id]);
  const amount = 'amount' in celebration ? formatCoins(celebration.amount) : null;
  return (
    <Dialog
      envelope
      title={amount === null ? celebration.title : messages.arrivedTitle}
      confirm={{ label: messages.take, onClick: handleConfirm }}
    >
      <div className={styles.celebration}>
        <Petals />
        {amount !== null && <Money text={amount} accessibleText={messages.arrived(amount)} size="large" />}
        <p>{'text' in celebration ? celebration.text : celebration.title}</p>
      </div>
    </Dialog>
  );
}
