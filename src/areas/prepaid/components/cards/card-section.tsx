import type { CardKind } from '@/areas/prepaid/endpoints/card-order';
import { cardMessages } from '@/areas/prepaid/messages';
import { formatCoins } from '@/domain/money';
import { useMessages } from '@/messages/language';
import coin from '@/ui/icons/coin.svg';
import { Inline } from '@/ui/layout/box';
import { Caption } from '@/ui/text/text';
import { CardFace } from './card-face';
import styles from './card-section.module.css';

/** Fewer than this are worth a word. */
const few = 50;

interface CardSectionProps {
  kinds: readonly CardKind[];
  onBuy: (kind: CardKind) => void;
}

/** The cards for sale, side by side. */
export function CardSection({ kinds, onBuy }: CardSectionProps) {
  const messages = useMessages(cardMessages);
  return (
    <ul className={styles.section} aria-label={messages.buySection}>
      {kinds.map((kind) => {
        const { id, face, price, left, bought, limit } = kind;
        const gone = left === 0 ? messages.soldOut : bought >= limit ? messages.limitReached : null;
        return (
          <li key={id} className={styles.kind} data-gone={left === 0}>
            <CardFace face={face} className={styles.mini}>
              <svg className={styles.lines} viewBox="0 0 146 92" fill="none" aria-hidden="true">
                <path d="M70-10c40 10 66 40 90 96" stroke="#f6d894" strokeOpacity=".5" strokeWidth="1.3" />
                <path d="M96-10c26 12 44 34 60 76" stroke="#f6d894" strokeOpacity=".3" strokeWidth="1.3" />
              </svg>
              <Inline as="p" position="relative" justify="between" size="caption" align="stretch">
                <span>{messages.short}</span>
                {left > 0 && left < few && <span className={styles.few}>{messages.few(left)}</span>}
              </Inline>
              <p className={styles.value}>{face}</p>
            </CardFace>
            <div className={styles.offer}>
              <p className={styles.price}>
                <img className={styles.coin} src={coin} alt="" width={18} height={18} />
                <span className="visuallyHidden">{messages.coins(formatCoins(price))}</span>
                <span aria-hidden="true">{formatCoins(price)}</span>
              </p>
              {gone === null ? (
                <button
                  type="button"
                  className={styles.buy}
                  aria-label={messages.buyOne(face)}
                  onClick={() => onBuy(kind)}
                >
                  <span className={styles.label}>{messages.buy}</span>
                </button>
              ) : (
                <Caption textAlign="right">{gone}</Caption>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
