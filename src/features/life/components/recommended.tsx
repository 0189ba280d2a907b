import { useState } from 'react';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { lifeMessages } from '@/messages/life';
import { useMessages } from '@/messages/language';
import { goodsAtOnce, useRecommended, type Goods } from '@/queries/life';
import { Button } from '@/ui/forms/button';
import { ResultState } from '@/ui/feedback/result-state';
import { GoodsTile } from './goods-tile';
import styles from './recommended.module.css';
import { Shelf, ShelfCard } from './shelf';
import { ShelfWaiting } from './shelf-waiting';

/** Goods that suit the person, a handful at a time. */
export function Recommended() {
  const messages = useMessages(lifeMessages);
  const [page, setPage] = useState(1);
  const query = useRecommended(page);
  const { data, isPlaceholderData } = query;
  const goods = data?.goods ?? [];
  const pages = Math.ceil((data?.total ?? 0) / goodsAtOnce);
  return (
    <Shelf title={messages.recommended} more={{ word: messages.more, to: href('/activityRecommend') }}>
      {goods.length > 0 ? (
        <>
          <ul className={styles.grid}>
            {goods.map((each) => (
              <li key={each.id}>
                <Tile goods={each} />
              </li>
            ))}
          </ul>
          {pages > 1 && (
            <p className={styles.again}>
              <Button
                variant="outlined"
                busy={isPlaceholderData && query.error === null}
                onClick={() => setPage((page % pages) + 1)}
              >
                {messages.again}
              </Button>
            </p>
          )}
        </>
      ) : (
        <NoGoods query={query} />
      )}
    </Shelf>
  );
}

function NoGoods({ query }: { query: ReturnType<typeof useRecommended> }) {
  const messages = useMessages(lifeMessages);
  if (query.data === undefined) {
    return <ShelfWaiting query={query} title={messages.recommendedFailed} bars={[196, 196]} />;
  }
  return (
    <ShelfCard>
      <ResultState title={messages.recommendedNone} />
    </ShelfCard>
  );
}

function Tile({ goods: { id, name, picture, price, usualPrice } }: { goods: Goods }) {
  const messages = useMessages(lifeMessages);
  return (
    <GoodsTile
      to={href('/goodsDetailPage', { id })}
      picture={picture}
      icon="cashier"
      name={name}
      price={price}
    >
      {usualPrice !== null && usualPrice > price && (
        <>
          <span className="visuallyHidden">{messages.usual(messages.coins(formatCoins(usualPrice)))}</span>
          <s className={styles.usual} aria-hidden="true">
            {formatCoins(usualPrice)}
          </s>
        </>
      )}
    </GoodsTile>
  );
}
