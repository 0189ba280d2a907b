import { useEffect, useState } from 'react';
import { countdownDigits } from '@/domain/countdown';
import { Icon } from '@/ui/media/icon';
import styles from '../held-replies.module.css';
import { useBridgeCalls } from './journal';
import { letGo } from './simulator';

/** The bridge's answers that wait for QA: each can go on its way, or become a refusal. */
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
            <span className={styles.text}>
              {call} 按住 <b className={styles.time}>{`${minutes}:${seconds}`}</b>
            </span>
            <button type="button" className={styles.way} onClick={() => letGo(id, call, 'as-scripted')}>
              放行
            </button>
            <button type="button" className={styles.way} onClick={() => letGo(id, call, 'refused')}>
              拒绝
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The machine's time, second by second while it is looked at. */
function useNow(ticking: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!ticking) return undefined;
    const tick = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, [ticking]);
  return now;
}
