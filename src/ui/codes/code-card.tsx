import { useState, type ReactNode } from 'react';
import { maskCode } from '@/domain/mask';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { Ring } from '@/ui/charts/ring';
import coin from '@/ui/icons/coin.svg';
import { Box, Inline } from '@/ui/layout/box';
import { BarDrawing, QrDrawing } from './code-drawing';
import styles from './code-card.module.css';

interface Code {
  digits: string;
  matrix: readonly (readonly boolean[])[];
  bars: readonly number[];
}

interface CodeCardProps {
  title: string;
  /** Null while offline. */
  code: Code | null;
  /** Shown instead of the code. */
  none?: ReactNode;
  /** Seconds until the code is renewed, and its lifetime in seconds. */
  renewal?: { left: number; of: number };
  /** The button on the QR code that enlarges it. */
  enlarge?: { label: string; onClick: () => void };
  /** Shown below the tear line, such as the paying account. */
  children?: ReactNode;
}

/** A code for scanning: bar code, digits, QR code; dark on ivory in both themes. */
export function CodeCard({ title, code, none, renewal, enlarge, children }: CodeCardProps) {
  const messages = useMessages(kitMessages);
  const [showsDigits, setShowsDigits] = useState(false);
  return (
    <section className={styles.card} aria-label={title}>
      <Inline wrap justify="between">
        <Inline as="h2" size="title-s" weight="bold">
          <img src={coin} alt="" width={24} height={24} />
          <Box as="span" marginLeft={2}>
            {title}
          </Box>
        </Inline>
        {code !== null && renewal !== undefined && (
          <p className={styles.renewal}>
            <Ring share={renewal.left / renewal.of} size={18} thickness={2.5} />
            <Box as="span" marginLeft={2}>
              {messages.renewsIn(renewal.left)}
            </Box>
          </p>
        )}
      </Inline>
      {code === null ? (
        <p className={styles.none} role="status">
          {none ?? messages.codeOffline}
        </p>
      ) : (
        // At zero the code has expired; it is blurred until the next one replaces it.
        <div className={styles.code} data-over={renewal?.left === 0} key={code.digits}>
          <div className={styles.bars}>
            <BarDrawing bars={code.bars} label={messages.barCode} />
          </div>
          <p className={styles.digits}>
            <span>{showsDigits ? code.digits.replace(/(.{4})(?=.)/g, '$1 ') : maskCode(code.digits)}</span>
            <button type="button" className={styles.reveal} onClick={() => setShowsDigits(!showsDigits)}>
              {showsDigits ? messages.hideDigits : messages.showDigits}
            </button>
          </p>
          <div className={styles.qr}>
            <QrDrawing matrix={code.matrix} label={messages.qrCode} />
            <span className={styles.seal}>
              <img src={coin} alt="" width={40} height={40} />
            </span>
            {enlarge !== undefined && (
              <button
                type="button"
                className={styles.enlarge}
                aria-label={enlarge.label}
                onClick={enlarge.onClick}
              />
            )}
          </div>
        </div>
      )}
      {children !== undefined && <div className={styles.footer}>{children}</div>}
    </section>
  );
}
