import { useId, type ReactNode } from 'react';
import { kitWords } from '@/messages/kit';
import { useWords } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import { ModalLayer } from './modal-layer';
import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  /** The way out at its head, Esc and the veil; undefined while it must stay. */
  onClose: (() => void) | undefined;
  /** Closing keeps what was done in it, as a keypad does; else it leaves it. */
  keeps?: boolean;
  children: ReactNode;
}

/** A dialog that rises from below. */
export function Sheet({ title, onClose, keeps = false, children }: SheetProps) {
  const words = useWords(kitWords);
  const heading = useId();
  return (
    <ModalLayer place="bottom" heading={heading} onClose={onClose} veilCloses>
      <div className={styles.content}>
        <div className={styles.head}>
          {onClose !== undefined && (
            <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
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
