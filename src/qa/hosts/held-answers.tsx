import { useEffect, useState } from 'react';
import { countdownDigits } from '@/domain/countdown';
import { Icon } from '@/ui/media/icon';
import { Text } from '@/ui/text/text';
import { useBridgeCalls } from './journal';
import { release } from './simulator';
import styles from '../held-replies.module.css';

/** The held responses of the bridge: QA can release each one or turn it into a refusal. */
export function HeldAnswers() {
  const calls = useBridgeCalls((journal) => journal.calls);
  const held = calls.filter(({ state }) => state === 'held');
  const now = useNow(held.length > 0);
  return (
    <ul aria-label="按住的桥接回答">
      {held.map(({ id, call, at }) => {
        const { minutes, seconds } = countdownDigits(now - at);
        return (
          <li key={id} className={styles.held}>
            <Icon name="clock" size={18} />
            <Text marginLeft={2} grow breakWords>
              {call} 按住 <b className={styles.time}>{`${minutes}:${seconds}`}</b>
            </Text>
            <button type="button" className={styles.action} onClick={() => release(id, call, 'as-scripted')}>
              放行
            </button>
            <button type="button" className={styles.action} onClick={() => release(id, call, 'refused')}>
              拒绝
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The machine's time, updated every second while `isTicking`. */
function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isTicking) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isTicking]);
  return now;
}
