import { cardMessages } from '@/areas/prepaid/messages';
import type { RevealedSecret } from '@/areas/prepaid/use-revealed-secret';
import { grouped } from '@/domain/orders/order-number';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { copyText } from '@/ui/browser/copy-text';
import { Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import styles from './card-code.module.css';

const four = [0, 1, 2, 3];

/** The code of a card: dots with a lock, or the code itself with the ways to copy it. */
export function CardCode({ revealed }: { revealed: RevealedSecret | null }) {
  const messages = useMessages(cardMessages);
  if (revealed === null)
    return (
      <div className={styles.code}>
        <div className={styles.hidden}>
          <span className="visuallyHidden">{messages.codeHidden}</span>
          <Inline as="span" align="stretch" aria-hidden="true">
            {four.map((group) => (
              <Inline as="span" key={group} align="stretch" className={styles.group}>
                {four.map((dot) => (
                  <span key={dot} className={styles.dot} />
                ))}
              </Inline>
            ))}
          </Inline>
          <span className={styles.lock}>
            <Icon name="lock" size={22} />
          </span>
        </div>
      </div>
    );
  const { cardNumber, cardCode } = revealed.secret;
  const copy = async (text: string, done: string) =>
    notify((await copyText(text)) ? done : messages.copyFailed);
  return (
    <div className={styles.code}>
      <p className={styles.text} role="status">
        <span className="visuallyHidden">{messages.code}</span>
        {grouped(cardCode)}
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.copy}
          onClick={() => void copy(cardCode, messages.codeCopied)}
        >
          {messages.copyCode}
        </button>
        <button
          type="button"
          className={styles.copy}
          onClick={() => void copy(cardNumber, messages.numberCopied)}
        >
          {messages.copyNumber}
        </button>
      </div>
    </div>
  );
}
