import { useRef, useState, type ReactNode, type TouchEvent } from 'react';
import { pullToRefreshDistance } from '@/domain/constants';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { Ring } from '@/ui/charts/ring';
import { Box, Inline } from '@/ui/layout/box';
import styles from './pull-to-refresh.module.css';

interface PullToRefreshProps {
  /** Refetches the data; reports its own failures. */
  onRefresh: () => Promise<unknown>;
  children: ReactNode;
}

/** Refreshes a list when it is pulled down; for mouse and keyboard there is a button. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const messages = useMessages(kitMessages);
  const startY = useRef<number | null>(null);
  const [distance, setDistance] = useState(0);
  const [isBusy, setIsBusy] = useState(false);

  const refresh = () => {
    setIsBusy(true);
    const finish = () => setIsBusy(false);
    onRefresh().then(finish, finish);
  };
  const handleTouchStart = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    startY.current =
      !isBusy && window.scrollY <= 0 && touches.length === 1 ? (finger?.clientY ?? null) : null;
  };
  const handleTouchMove = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    if (startY.current === null || finger === undefined) return;
    // The page has scrolled, so the gesture is no pull.
    if (window.scrollY > 0) startY.current = null;
    setDistance(startY.current === null ? 0 : dampedDistance(finger.clientY - startY.current));
  };
  const handleTouchEnd = () => {
    startY.current = null;
    if (distance >= pullToRefreshDistance) refresh();
    setDistance(0);
  };

  const height = isBusy ? 48 : distance;
  const isReady = distance >= pullToRefreshDistance;
  return (
    <div
      onTouchStart={handleTouchStart}
      onTouchMove={handleTouchMove}
      onTouchEnd={handleTouchEnd}
      onTouchCancel={() => setDistance(0)}
    >
      <button type="button" className={styles.button} disabled={isBusy} onClick={refresh}>
        {messages.refresh}
      </button>
      <div className={styles.head} style={{ height }} data-moving={distance > 0}>
        <Inline as="p" role="status" justify="center" className={styles.line}>
          {isBusy && messages.refreshing}
        </Inline>
        {distance > 0 && (
          <Inline as="p" justify="center" className={styles.line} aria-hidden="true">
            <Ring share={distance / pullToRefreshDistance} size={18} />
            <Box as="span" marginLeft={2}>
              {isReady ? messages.letGo : messages.pullOn}
            </Box>
          </Inline>
        )}
      </div>
      {children}
    </div>
  );
}

/** The visible distance: it follows the finger up to the threshold, and with resistance beyond it. */
function dampedDistance(distance: number): number {
  const over = Math.max(0, distance - pullToRefreshDistance);
  return Math.max(0, Math.min(distance, pullToRefreshDistance) + over / 3);
}
