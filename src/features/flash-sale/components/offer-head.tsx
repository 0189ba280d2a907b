import { gatewayNow } from '@/api/clock';
import type { FlashDetail } from '@/api/endpoints/flash-sale';
import { fromMoment } from '@/domain/business-time';
import { formatCoins } from '@/domain/money';
import { periodState } from '@/domain/period';
import { flashSaleMessages } from '@/messages/flash-sale';
import { useMessages } from '@/messages/language';
import { Countdown } from '@/ui/feedback/countdown';
import styles from './offer-head.module.css';

/** The band with price and countdown, and the name below it. */
export function OfferHead({ offer, now }: { offer: FlashDetail; now: number }) {
  const messages = useMessages(flashSaleMessages);
  const { name, line, price, usualPrice, startsAt, endsAt } = offer;
  const state = periodState(offer, now);
  const until = fromMoment(state === 'soon' ? startsAt : endsAt);
  return (
    <>
      <div className={styles.band} data-over={state === 'over'}>
        <span className="scales" aria-hidden="true" />
        <p className={styles.prices}>
          <span className={styles.label}>{messages.price}</span>
          <span className="visuallyHidden">{messages.coins(formatCoins(price))}</span>
          <span className={styles.price} aria-hidden="true">
            {formatCoins(price)}
          </span>
          {usualPrice !== null && usualPrice > price && (
            <span className={styles.usual}>
              <span className="visuallyHidden">{messages.usualPrice(formatCoins(usualPrice))}</span>
              <s aria-hidden="true">{formatCoins(usualPrice)}</s>
            </span>
          )}
        </p>
        <div className={styles.time}>
          <p className={styles.label}>{messages.heads[state]}</p>
          {state !== 'over' && (
            <Countdown key={until} until={until} clock={gatewayNow} live={state === 'running'} />
          )}
        </div>
      </div>
      <h2 className={styles.name}>{name}</h2>
      {line !== '' && <p className={styles.line}>{line}</p>}
    </>
  );
}
