import { formatCoins } from '@/domain/money';
import { savedBy } from '@/domain/top-up/top-up-price';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { phoneTopUpMessages } from '@/messages/phone-top-up';
import { topUpChosen } from '@/state/phone-top-up';
import { Skeleton } from '@/ui/feedback/skeleton';
import { chosenByKey } from '@/ui/forms/arrow-keys';
import { Card } from '@/ui/layout/card';
import type { TopUpChoice } from '../use-top-up-choice';
import styles from './amount-card.module.css';

/** The amounts that the number can be topped up by, each with its price, and what the chosen one saves. */
export function AmountCard({ choice: { query, offer } }: { choice: TopUpChoice }) {
  const messages = useMessages(phoneTopUpMessages);
  return (
    <QueryView
      query={query}
      title={messages.offersFailed}
      skeleton={<Skeleton label={messages.loading} bars={[230]} />}
    >
      {({ offers, usualMinutes }) => {
        const index = offers.findIndex(({ id }) => id === offer?.id);
        return (
          <Card title={messages.howMuch} aside={messages.arrives(usualMinutes)}>
            {offers.length === 0 && <p className={styles.none}>{messages.noOffers}</p>}
            <div
              className={styles.amounts}
              role="radiogroup"
              aria-label={messages.amounts}
              onKeyDown={(event) => {
                const next = offers[chosenByKey(event, index) ?? -1];
                if (next?.isSoldOut === false) topUpChosen({ offer: next.id });
              }}
            >
              {offers.map((each, place) => {
                const isChosen = place === index;
                const saved = savedBy(each);
                return (
                  <button
                    key={each.id}
                    type="button"
                    role="radio"
                    className={styles.amount}
                    aria-checked={isChosen}
                    aria-disabled={each.isSoldOut}
                    tabIndex={place === Math.max(index, 0) ? 0 : -1}
                    onClick={() => !each.isSoldOut && topUpChosen({ offer: each.id })}
                  >
                    {isChosen && saved > 0 && (
                      <span className={styles.saved}>{messages.saved(formatCoins(saved))}</span>
                    )}
                    <span className={styles.face}>
                      <span className={styles.digits}>{each.face}</span> {messages.yuan}
                    </span>
                    <span className={styles.price}>
                      {each.isSoldOut ? messages.soldOut : messages.coins(formatCoins(each.price))}
                    </span>
                  </button>
                );
              })}
            </div>
          </Card>
        );
      }}
    </QueryView>
  );
}
