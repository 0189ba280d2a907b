import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorMessages } from '@/messages/errors';
import { scanMessages } from '@/messages/scan';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
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
  const messages = useMessages(scanMessages);
  const errors = useMessages(errorMessages);
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
    if (scanned.kind === 'too-old') notify(errors.scanUnsupported);
    if (scanned.kind === 'config') notify(errors.configFailed(scanned.said));
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

  const trouble = came === null ? null : troubleOf(came, messages, errors);
  return (
    <ScanPage
      foot={
        <>
          <Ways onFound={onFound} />
          {trouble !== null && (
            <Trouble
              title={trouble.title}
              description={trouble.description}
              ways={mayHaveCamera() ? [{ label: messages.ownCamera, onClick: onCamera }] : []}
            />
          )}
        </>
      }
    >
      <span className={styles.disc}>
        <Icon name="scan" size={44} />
      </span>
      <p className={styles.line}>{messages.hostLine}</p>
      <p className={styles.note}>{messages.aimLine}</p>
      <Button className={styles.button} busy={opening} onClick={() => void scan()}>
        {opening ? messages.hostOpening : came === null ? messages.hostTitle : messages.hostAgain}
      </Button>
    </ScanPage>
  );
}

/** Null where nothing went wrong: something was found, or the person left the scanner. */
function troubleOf(
  came: HostScan,
  messages: typeof scanMessages.zh,
  errors: typeof errorMessages.zh,
): { title: string; description: string } | null {
  switch (came.kind) {
    case 'found':
    case 'cancelled':
      return null;
    case 'too-old':
      return { title: messages.hostTooOldTitle, description: messages.hostOther };
    case 'unsupported':
      return { title: errors.unsupported, description: messages.hostOther };
    case 'config':
      return { title: messages.hostFailed, description: messages.hostOther };
    case 'failed':
      return { title: messages.hostFailed, description: came.said === '' ? messages.hostOther : came.said };
  }
}
