import { useState } from 'react';
import { scanMessages } from '@/messages/scan';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import { useCamera } from '../use-camera';
import styles from './by-camera.module.css';
import { HowToAllow } from './how-to-allow';
import { ScanPage } from './scan-page';
import { Trouble } from './trouble';
import { Viewfinder } from './viewfinder';
import { Ways } from './ways';

interface ByCameraProps {
  /** Something stands over the scanner: it need not look. */
  paused: boolean;
  /** Codes that the camera sees. */
  onSeen: (texts: readonly string[]) => void;
  /** Codes that came in another way. */
  onFound: (texts: readonly string[]) => void;
}

/** Scanning in a page: the camera's picture, and what to do where there is none. */
export function ByCamera({ paused, onSeen, onFound }: ByCameraProps) {
  const messages = useMessages(scanMessages);
  const [asking, setAsking] = useState(false);
  const { video, phase, light, again } = useCamera(paused, onSeen);
  const trouble = phase === 'starting' || phase === 'live' ? null : phase;
  return (
    <ScanPage
      ground={<video ref={video} className={styles.video} data-live={phase === 'live'} muted playsInline />}
      foot={
        <>
          <Ways onFound={onFound} />
          {trouble !== null && (
            <Trouble
              description={messages.troubles[trouble]}
              ways={[
                ...(trouble === 'denied' ? [{ label: messages.howTo, onClick: () => setAsking(true) }] : []),
                ...(mayPass.includes(trouble) ? [{ label: messages.again, onClick: again }] : []),
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
        {trouble !== null && <p>{messages.stageTrouble}</p>}
      </div>
      {light !== null && (
        <button type="button" className={styles.torch} aria-pressed={light.on} onClick={light.turn}>
          <span className={styles.disc}>
            <Icon name="torch" />
          </span>
          {light.on ? messages.torchOff : messages.torchOn}
        </button>
      )}
      {asking && <HowToAllow onClose={() => setAsking(false)} />}
    </ScanPage>
  );
}

/** What may be over when one tries again. */
const mayPass: readonly string[] = ['denied', 'none', 'busy', 'decoder'];
