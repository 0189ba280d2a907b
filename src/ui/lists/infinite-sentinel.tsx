import { useEffect, useRef } from 'react';
import { infiniteScrollThrottle } from '@/domain/constants';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { useOnScreen } from '@/ui/browser/on-screen';
import { Button } from '@/ui/forms/button';
import { Note } from '@/ui/text/text';

/** What stands at the end of an infinite list. */
export type EndState = 'more' | 'loading' | 'failed' | 'end';

interface InfiniteSentinelProps {
  state: EndState;
  /** Fetches the next page; throttled. */
  onReach: () => void;
}

/** The end of an infinite list: fetches the next page when it is near the viewport, and shows its loading, error or end state. */
export function InfiniteSentinel({ state, onReach }: InfiniteSentinelProps) {
  const messages = useMessages(kitMessages);
  const element = useRef<HTMLDivElement>(null);
  const isNear = useOnScreen(element, '400px 0px');
  const lastReached = useRef(-Infinity);
  const latestOnReach = useRef(onReach);
  useEffect(() => {
    latestOnReach.current = onReach;
  });
  useEffect(() => {
    if (!isNear || state !== 'more') return;
    const delay = Math.max(0, lastReached.current + infiniteScrollThrottle - Date.now());
    const timer = setTimeout(() => {
      lastReached.current = Date.now();
      latestOnReach.current();
    }, delay);
    return () => clearTimeout(timer);
  }, [isNear, state]);
  return (
    <Note
      as="div"
      ref={element}
      minHeight="tap"
      paddingY={3}
      tone="tertiary"
      textAlign="center"
      role="status"
    >
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
    </Note>
  );
}
