import { useId } from 'react';
import { maskCode } from '@/domain/mask';
import { kitMessages } from '@/messages/kit';
import { payByCodeMessages } from '@/messages/pay-by-code';
import { useMessages } from '@/messages/language';
import { BarDrawing, QrDrawing } from '@/ui/codes/code-drawing';
import { Icon } from '@/ui/media/icon';
import { ModalLayer } from '@/ui/overlays/modal-layer';
import type { DrawnCode } from '../draw-code';
import styles from './big-code.module.css';

/** The code alone in full-screen size, black on white in both themes. */
export function BigCode({ code, onClose }: { code: DrawnCode; onClose: () => void }) {
  const messages = useMessages(payByCodeMessages);
  const kit = useMessages(kitMessages);
  const heading = useId();
  return (
    <ModalLayer place="whole" heading={heading} onClose={onClose} bare>
      <div className={styles.whole}>
        <h2 id={heading} className={styles.title}>
          {messages.big}
        </h2>
        <button type="button" className={styles.close} aria-label={kit.close} onClick={onClose}>
          <Icon name="close" />
        </button>
        <div className={styles.bars}>
          <BarDrawing bars={code.bars} label={kit.barCode} />
        </div>
        <p className={styles.digits}>{maskCode(code.digits)}</p>
        <div className={styles.qr}>
          <QrDrawing matrix={code.matrix} label={kit.qrCode} />
        </div>
        <p className={styles.hint}>{messages.bright}</p>
      </div>
    </ModalLayer>
  );
}
