import { useEffect, useRef } from 'react';
import { useOnScreen } from '@/ui/browser/on-screen';
import styles from './end-of-text.module.css';

/** The part of the viewport that the page's action bar may cover does not count as seen. */
const rootMargin = '0px 0px -64px 0px';

/** Calls `onSeen` once the end of a text is in the viewport. */
export function EndOfText({ onSeen }: { onSeen: () => void }) {
  const marker = useRef<HTMLDivElement>(null);
  const seen = useOnScreen(marker, rootMargin);
  useEffect(() => {
    if (seen) onSeen();
  }, [seen, onSeen]);
  return <div ref={marker} className={styles.end} aria-hidden="true" />;
}
