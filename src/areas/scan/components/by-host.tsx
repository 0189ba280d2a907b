import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { hostErrorMessages } from '@/messages/host-errors';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import { Box } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { mayHaveCamera } from '../camera';
import { hasScanned, markScanned } from '../first-scan';
import { scanMessages } from '../messages';
import { scanByHost, type HostScan } from '../scan-by-host';
import { OtherInputs } from './other-inputs';
import { ScanError } from './scan-error';
import { ScanPage } from './scan-page';
import styles from './by-host.module.css';

/** The button is enabled again after this time, ms, in case the native scanner never answers. */
const busyTimeout = 3_000;

interface ByHostProps {
  onFound: (texts: readonly string[]) => void;
  /** Called to use the camera in the page instead. */
  onCamera: () => void;
}

/** Scanning with the scanner of the host app: opens by itself on the first visit, then by its button. */
export function ByHost({ onFound, onCamera }: ByHostProps) {
  const messages = useMessages(scanMessages);
  const errors = useMessages(hostErrorMessages);
  const [isOpening, setIsOpening] = useState(false);
  const [result, setResult] = useState<HostScan | null>(null);
  const isMounted = useRef(false);

  const scan = async () => {
    setIsOpening(true);
    setResult(null);
    const timer = setTimeout(() => setIsOpening(false), busyTimeout);
    const scanned = await scanByHost();
    clearTimeout(timer);
    if (!isMounted.current) return;
    setIsOpening(false);
    setResult(scanned);
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
    isMounted.current = true;
    // Strict mode runs the effect twice; the first run must not open the scanner.
    void Promise.resolve().then(() => isMounted.current && scanFirst());
    return () => {
      isMounted.current = false;
    };
  }, []);

  const error = result === null ? null : errorOf(result, messages, errors);
  return (
    <ScanPage
      actionBar={
        <>
          <OtherInputs onFound={onFound} />
          {error !== null && (
            <ScanError
              title={error.title}
              description={error.description}
              actions={mayHaveCamera() ? [{ label: messages.ownCamera, onClick: onCamera }] : []}
            />
          )}
        </>
      }
    >
      <span className={styles.disc}>
        <Icon name="scan" size={44} />
      </span>
      <Box as="p" marginTop={5}>
        {messages.hostLine}
      </Box>
      <p className={styles.note}>{messages.aimLine}</p>
      <Button className={styles.button} busy={isOpening} onClick={() => void scan()}>
        {isOpening ? messages.hostOpening : result === null ? messages.hostTitle : messages.hostAgain}
      </Button>
    </ScanPage>
  );
}

/** Null if a code was found or the person closed the scanner. */
function errorOf(
  result: HostScan,
  messages: typeof scanMessages.zh,
  errors: typeof hostErrorMessages.zh,
): { title: string; description: string } | null {
  switch (result.kind) {
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
      return {
        title: messages.hostFailed,
        description: result.said === '' ? messages.hostOther : result.said,
      };
  }
}
