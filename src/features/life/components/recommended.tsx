import { useState } from 'react';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { lifeWords } from '@/messages/life';
import { useWords } from '@/messages/language';
import { goodsAtOnce, useRecommended, type Goods } from '@/queries/life';
import { Button } from '@/ui/forms/button';
import { StateBlock } from '@/ui/feedback/result-state';
import { GoodsTile } from './goods-tile';
import styles from './recommended.module.css';
import { Shelf, ShelfCard } from './shelf';
import { ShelfWaiting } from './shelf-waiting';

/** Goods that suit the person, a handful at a time. */
export function Recommended() {
  const words = useWords(lifeWords);
  const [page, setPage] = useState(1);
  const query = useRecommended(page);
  const { data, isPlaceholderData } = query;
  const goods = data?.goods ?? [];
  const pages = Math.ceil((data?.total ?? 0) / goodsAtOnce);
  return (
    <Shelf title={words.recommended} more={{ word: words.more, to: href('/activityRecommend') }}>
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
                look="outlined"
                busy={isPlaceholderData && query.error === null}
                onClick={() => setPage((page % pages) + 1)}
              >
                {words.again}
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
  const words = useWords(lifeWords);
  if (query.data === undefined) {
    return <ShelfWaiting query={query} title={words.recommendedFailed} bars={[196, 196]} />;
  }
  return (
    <ShelfCard>
      <StateBlock title={words.recommendedNone} />
    </ShelfCard>
  );
}

function Tile({ goods: { id, name, picture, price, usualPrice } }: { goods: Goods }) {
  const words = useWords(lifeWords);
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
          <span className="heard">{words.usual(words.coins(formatCoins(usualPrice)))}</span>
          <s className={styles.usual} aria-hidden="true">
            {formatCoins(usualPrice)}
          </s>
        </>
      )}
    </GoodsTile>
  );
}
