import { useEffect, useRef } from 'react';
import { infiniteScrollThrottle } from '@/domain/constants';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import styles from './infinite-sentinel.module.css';
import { useOnScreen } from '@/ui/browser/on-screen';

interface InfiniteSentinelProps {
  state: 'more' | 'loading' | 'failed' | 'end';
  /** Asks for the next part; called no more often than the throttle allows. */
  onReach: () => void;
}

/** The end of a list that grows: asks for more when it comes near, says that it does, and says when there is nothing more. */
export function InfiniteSentinel({ state, onReach }: InfiniteSentinelProps) {
  const messages = useMessages(kitMessages);
  const place = useRef<HTMLDivElement>(null);
  const near = useOnScreen(place, '400px 0px');
  const asked = useRef(-Infinity);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  useEffect(() => {
    if (!near || state !== 'more') return;
    const wait = Math.max(0, asked.current + infiniteScrollThrottle - Date.now());
    const timer = setTimeout(() => {
      asked.current = Date.now();
      reach.current();
    }, wait);
    return () => clearTimeout(timer);
  }, [near, state]);
  return (
    <div ref={place} className={styles.end} role="status">
      {state === 'loading' && messages.loadingMore}
      {state === 'end' && messages.endOfList}
      {state === 'failed' && (
        <>
          <p>{messages.moreFailed}</p>
          <Button variant="quiet" onClick={onReach}>
            {messages.retry}
          </Button>
        </>
      )}
    </div>
  );
}
