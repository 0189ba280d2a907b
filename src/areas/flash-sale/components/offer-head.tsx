import { gatewayNow } from '@/api/clock';
import type { FlashDetail } from '@/api/endpoints/flash-sale';
import { fromMoment } from '@/domain/business-time';
import { formatCoins } from '@/domain/money';
import { periodState } from '@/domain/period';
import { useMessages } from '@/messages/language';
import { Countdown } from '@/ui/feedback/countdown';
import { Inline } from '@/ui/layout/box';
import { Note, Text } from '@/ui/text/text';
import { flashSaleMessages } from '../messages';
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
        <Inline as="p" position="relative" wrap align="baseline">
          <Text marginRight={2} size="note">
            {messages.price}
          </Text>
          <span className="visuallyHidden">{messages.coins(formatCoins(price))}</span>
          <span className={styles.price} aria-hidden="true">
            {formatCoins(price)}
          </span>
          {usualPrice !== null && usualPrice > price && (
            <Note as="span" marginLeft={2} tone="hero-secondary" font="number" className={styles.usual}>
              <span className="visuallyHidden">{messages.usualPrice(formatCoins(usualPrice))}</span>
              <s aria-hidden="true">{formatCoins(usualPrice)}</s>
            </Note>
          )}
        </Inline>
        <div className={styles.time}>
          <Text as="p" marginRight={2} size="note">
            {messages.heads[state]}
          </Text>
          {state !== 'over' && (
            <Countdown key={until} until={until} clock={gatewayNow} live={state === 'running'} />
          )}
        </div>
      </div>
      <h2 className={styles.name}>{name}</h2>
      {line !== '' && (
        <Note marginTop={0.5} marginBottom={3}>
          {line}
        </Note>
      )}
    </>
  );
}
