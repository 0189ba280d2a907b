import { useRef, useState, type ReactNode, type TouchEvent } from 'react';
import { pullToRefreshDistance } from '@/domain/constants';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import styles from './pull-to-refresh.module.css';
import { Ring } from '@/ui/charts/ring';

interface PullToRefreshProps {
  /** Brings what is new; its failures are told elsewhere. */
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
}

/** Pulling the top of a list down brings what is new; with a mouse or a keyboard a button does the same. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const messages = useMessages(kitMessages);
  const start = useRef<number | null>(null);
  const [pulled, setPulled] = useState(0);
  const [busy, setBusy] = useState(false);

  const refresh = () => {
    setBusy(true);
    const done = () => setBusy(false);
    onRefresh().then(done, done);
  };
  const onTouchStart = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    start.current = !busy && window.scrollY <= 0 && touches.length === 1 ? (finger?.clientY ?? null) : null;
  };
  const onTouchMove = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    if (start.current === null || finger === undefined) return;
    // Scrolled meanwhile: the gesture was one of scrolling.
    if (window.scrollY > 0) start.current = null;
    setPulled(start.current === null ? 0 : shown(finger.clientY - start.current));
  };
  const onTouchEnd = () => {
    start.current = null;
    if (pulled >= pullToRefreshDistance) refresh();
    setPulled(0);
  };

  const height = busy ? 48 : pulled;
  const ready = pulled >= pullToRefreshDistance;
  return (
    <div
      onTouchStart={onTouchStart}
      onTouchMove={onTouchMove}
      onTouchEnd={onTouchEnd}
      onTouchCancel={() => setPulled(0)}
    >
      <button type="button" className={styles.button} disabled={busy} onClick={refresh}>
        {messages.refresh}
      </button>
      <div className={styles.head} style={{ height }} data-moving={pulled > 0}>
        <p role="status" className={styles.line}>
          {busy && messages.refreshing}
        </p>
        {pulled > 0 && (
          <p className={styles.line} aria-hidden="true">
            <Ring share={pulled / pullToRefreshDistance} size={18} />
            <span className={styles.word}>{ready ? messages.letGo : messages.pullOn}</span>
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

/** The finger is followed up to the distance that counts, and reluctantly beyond it. */
function shown(distance: number): number {
  const over = Math.max(0, distance - pullToRefreshDistance);
  return Math.max(0, Math.min(distance, pullToRefreshDistance) + over / 3);
}
