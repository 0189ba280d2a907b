import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorWords } from '@/messages/errors';
import { scanWords } from '@/messages/scan';
import { useWords } from '@/messages/language';
import { noticed } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { Icon } from '@/ui/media/icon';
import { mayHaveCamera } from '../camera';
import { hasScanned, markScanned } from '../first-scan';
import { scanByHost, type HostScan } from '../scan-by-host';
import styles from './by-host.module.css';
import { ScanPage } from './scan-page';
import { Trouble } from './trouble';
import { Ways } from './ways';

/** A native scanner covers the page at once; one that never answers must not keep its button from being tapped again, ms. */
const busyFor = 3_000;

interface ByHostProps {
  onFound: (texts: readonly string[]) => void;
  /** The page's own camera is wanted instead. */
  onCamera: () => void;
}

/** Scanning by the app around the page: once by itself on arrival, then by the button. */
export function ByHost({ onFound, onCamera }: ByHostProps) {
  const words = useWords(scanWords);
  const errors = useWords(errorWords);
  const [opening, setOpening] = useState(false);
  const [came, setCame] = useState<HostScan | null>(null);
  const there = useRef(false);

  const scan = async () => {
    setOpening(true);
    setCame(null);
    const ready = setTimeout(() => setOpening(false), busyFor);
    const scanned = await scanByHost();
    clearTimeout(ready);
    if (!there.current) return;
    setOpening(false);
    setCame(scanned);
    if (scanned.kind === 'found') onFound([scanned.text]);
    if (scanned.kind === 'too-old') noticed(errors.scanUnsupported);
    if (scanned.kind === 'config') noticed(errors.configFailed(scanned.said));
  };
  const scanFirst = useEffectEvent(() => {
    if (hasScanned()) return;
    markScanned();
    void scan();
  });
  useEffect(() => {
    there.current = true;
    // An effect that is taken back at once has done nothing.
    void Promise.resolve().then(() => there.current && scanFirst());
    return () => {
      there.current = false;
    };
  }, []);

  const trouble = came === null ? null : troubleOf(came, words, errors);
  return (
    <ScanPage
      foot={
        <>
          <Ways onFound={onFound} />
          {trouble !== null && (
            <Trouble
              title={trouble.title}
              line={trouble.line}
              ways={mayHaveCamera() ? [{ label: words.ownCamera, go: onCamera }] : []}
            />
          )}
        </>
      }
    >
      <span className={styles.disc}>
        <Icon name="scan" size={44} />
      </span>
      <p className={styles.line}>{words.hostLine}</p>
      <p className={styles.note}>{words.aimLine}</p>
      <Button className={styles.button} busy={opening} onClick={() => void scan()}>
        {opening ? words.hostOpening : came === null ? words.hostTitle : words.hostAgain}
      </Button>
    </ScanPage>
  );
}

/** Null where nothing went wrong: something was found, or the person left the scanner. */
function troubleOf(
  came: HostScan,
  words: typeof scanWords.zh,
  errors: typeof errorWords.zh,
): { title: string; line: string } | null {
  switch (came.kind) {
    case 'found':
    case 'cancelled':
      return null;
    case 'too-old':
      return { title: words.hostTooOldTitle, line: words.hostOther };
    case 'unsupported':
      return { title: errors.unsupported, line: words.hostOther };
    case 'config':
      return { title: words.hostFailed, line: words.hostOther };
    case 'failed':
      return { title: words.hostFailed, line: came.said === '' ? words.hostOther : came.said };
  }
}
