import { useId, type ReactNode } from 'react';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import { ModalLayer } from './modal-layer';
import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  /** The way out at its head, Esc and the backdrop; undefined while it must stay. */
  onClose: (() => void) | undefined;
  /** Closing keeps what was done in it, as a keypad does; else it leaves it. */
  keeps?: boolean;
  children: ReactNode;
}

/** A dialog that rises from below. */
export function Sheet({ title, onClose, keeps = false, children }: SheetProps) {
  const messages = useMessages(kitMessages);
  const heading = useId();
  return (
    <ModalLayer place="bottom" heading={heading} onClose={onClose} closesOnBackdrop>
      <div className={styles.content}>
        <div className={styles.head}>
          {onClose !== undefined && (
            <button type="button" className={styles.close} aria-label={messages.close} onClick={onClose}>
              <Icon name={keeps ? 'down' : 'close'} />
            </button>
          )}
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
        </div>
        {children}
      </div>
    </ModalLayer>
  );
}
