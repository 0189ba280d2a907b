import { useId, type ReactNode } from 'react';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import { ModalLayer } from './modal-layer';
import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  /** Called by the close button, Esc and the backdrop; undefined while the sheet cannot be closed. */
  onClose: (() => void) | undefined;
  /** Closing keeps the input, as on a keypad, so that the icon is an arrow instead of a cross. */
  keeps?: boolean;
  children: ReactNode;
}

/** A modal that slides in from the bottom. */
export function Sheet({ title, onClose, keeps = false, children }: SheetProps) {
  const messages = useMessages(kitMessages);
  const headingId = useId();
  return (
    <ModalLayer placement="bottom" heading={headingId} onClose={onClose} closesOnBackdrop>
      <div className={styles.content}>
        <div className={styles.head}>
          {onClose !== undefined && (
            <button type="button" className={styles.close} aria-label={messages.close} onClick={onClose}>
              <Icon name={keeps ? 'down' : 'close'} />
            </button>
          )}
          <h2 id={headingId} className={styles.title}>
            {title}
          </h2>
        </div>
        {children}
      </div>
    </ModalLayer>
  );
}
