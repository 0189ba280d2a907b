import { formatCoins } from '@/domain/money';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Tag } from '@/ui/feedback/tag';
import { Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { taxiRideMessages } from '../messages';
import { kilometresText } from '../ride-text';
import { taxiBookingChanged } from '../state/taxi-booking';
import type { useOffer } from '../use-offer';
import { CarChoice } from './car-choice';
import styles from './price-part.module.css';

interface PricePartProps {
  offer: ReturnType<typeof useOffer>;
  onPayer: () => void;
}

/** What a chosen route costs in each kind of car, and who pays. */
export function PricePart({ offer: { query, chosen, at, rule }, onPayer }: PricePartProps) {
  const messages = useMessages(taxiRideMessages);
  return (
    <QueryView
      query={query}
      title={messages.estimateFailed}
      skeleton={<Skeleton label={messages.loadingPrice} bars={[20, 68, 68, 68, 44]} />}
    >
      {({ metres, minutes, kinds, rules }) => {
        const coupon = chosen?.fare.lines.find((line) => line.part === 'coupon');
        const applied = rules.find(({ id }) => id === rule);
        return (
          <>
            <FetchedAt query={query} />
            <p className={styles.action}>
              <span>{messages.distance(kilometresText(metres), minutes)}</span>
              {coupon !== undefined && (
                <Tag tone="gold">
                  {messages.couponUsed(coupon.name, formatCoins(coupon.money).replace('−', ''))}
                </Tag>
              )}
            </p>
            <CarChoice
              kinds={kinds}
              chosen={chosen?.kind ?? 'economy'}
              isLater={at !== ''}
              onChoose={(kind) => taxiBookingChanged({ kind })}
            />
            <Inline
              as="button"
              type="button"
              width="full"
              minHeight="tap"
              marginTop={1}
              tone="secondary"
              size="note"
              textAlign="left"
              onClick={onPayer}
            >
              <Icon name="wallet" size={18} />
              <span className={styles.who}>
                {applied === undefined ? messages.alone : messages.company(applied.name)}
              </span>
              <span className={styles.how}>
                {chosen === null || chosen.fare.rule === null
                  ? applied?.problem != null
                    ? messages.problem[applied.problem]
                    : messages.aloneLine
                  : messages.split(formatCoins(chosen.fare.company), formatCoins(chosen.fare.own))}
              </span>
              <Icon name="forward" size={14} />
            </Inline>
          </>
        );
      }}
    </QueryView>
  );
}
