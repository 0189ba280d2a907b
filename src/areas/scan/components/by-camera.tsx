import { useState } from 'react';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import { scanMessages } from '../messages';
import { useCamera } from '../use-camera';
import { HowToAllow } from './how-to-allow';
import { OtherInputs } from './other-inputs';
import { ScanError } from './scan-error';
import { ScanPage } from './scan-page';
import { Viewfinder } from './viewfinder';
import styles from './by-camera.module.css';

interface ByCameraProps {
  /** Whether a sheet covers the scanner, so that frames need not be decoded. */
  isPaused: boolean;
  /** Codes that the camera sees. */
  onSeen: (texts: readonly string[]) => void;
  /** Codes from a picture, or typed. */
  onFound: (texts: readonly string[]) => void;
}

/** Scanning with the camera in the page, or what to do if it does not work. */
export function ByCamera({ isPaused, onSeen, onFound }: ByCameraProps) {
  const messages = useMessages(scanMessages);
  const [helpOpen, setHelpOpen] = useState(false);
  const { video, phase, light, again } = useCamera(isPaused, onSeen);
  const error = phase === 'starting' || phase === 'live' ? null : phase;
  return (
    <ScanPage
      background={
        <video ref={video} className={styles.video} data-live={phase === 'live'} muted playsInline />
      }
      actionBar={
        <>
          <OtherInputs onFound={onFound} />
          {error !== null && (
            <ScanError
              description={messages.troubles[error]}
              actions={[
                ...(error === 'denied' ? [{ label: messages.howTo, onClick: () => setHelpOpen(true) }] : []),
                ...(retryable.includes(error) ? [{ label: messages.again, onClick: again }] : []),
              ]}
            />
          )}
        </>
      }
    >
      <Viewfinder live={phase === 'live'} />
      <div className={styles.hint} role="status">
        {phase === 'live' && (
          <>
            <p>{messages.aim}</p>
            <p className={styles.line}>{messages.aimLine}</p>
          </>
        )}
        {phase === 'starting' && (
          <>
            <p>{messages.starting}</p>
            <p className={styles.line}>{messages.askedFor}</p>
          </>
        )}
        {error !== null && <p>{messages.stageTrouble}</p>}
      </div>
      {light !== null && (
        <button type="button" className={styles.torch} aria-pressed={light.isOn} onClick={light.toggle}>
          <span className={styles.disc}>
            <Icon name="torch" />
          </span>
          {light.isOn ? messages.torchOff : messages.torchOn}
        </button>
      )}
      {helpOpen && <HowToAllow onClose={() => setHelpOpen(false)} />}
    </ScanPage>
  );
}

/** Errors that a retry may solve. */
const retryable: readonly string[] = ['denied', 'none', 'busy', 'decoder'];
