import { useId } from 'react';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import { ModalLayer } from '@/ui/overlays/modal-layer';
import { Text } from '@/ui/text/text';
import { BarDrawing, QrDrawing } from './code-drawing';
import type { DrawnCode } from './draw-code';
import styles from './big-code.module.css';

interface BigCodeProps {
  title: string;
  /** Names the two drawings for screen readers. */
  labels: { barCode: string; qrCode: string };
  code: DrawnCode;
  /** The digits as they are shown, which may be masked. */
  digits: string;
  hint: string;
  onClose: () => void;
}

/** A code alone in full-screen size, black on white in both themes. */
export function BigCode({ title, labels, code, digits, hint, onClose }: BigCodeProps) {
  const kit = useMessages(kitMessages);
  const heading = useId();
  return (
    <ModalLayer placement="whole" heading={heading} onClose={onClose} bare>
      <div className={styles.whole}>
        <Text as="h2" id={heading} size="title">
          {title}
        </Text>
        <button type="button" className={styles.close} aria-label={kit.close} onClick={onClose}>
          <Icon name="close" />
        </button>
        <div className={styles.bars}>
          <BarDrawing bars={code.bars} label={labels.barCode} />
        </div>
        <p className={styles.digits}>{digits}</p>
        <div className={styles.qr}>
          <QrDrawing matrix={code.matrix} label={labels.qrCode} />
        </div>
        <p className={styles.hint}>{hint}</p>
      </div>
    </ModalLayer>
  );
}
