import { useEffect, useRef } from 'react';
import { useOnScreen } from '@/ui/browser/on-screen';
import styles from './end-of-text.module.css';

/** What the page's foot may cover of the window does not count as seen. */
const aboveTheFoot = '0px 0px -64px 0px';

/** Says once that the end of a text has come into sight. */
export function EndOfText({ onSeen }: { onSeen: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useOnScreen(place, aboveTheFoot);
  useEffect(() => {
    if (seen) onSeen();
  }, [seen, onSeen]);
  return <div ref={place} className={styles.end} aria-hidden="true" />;
}
