import type { Goods } from '@/api/endpoints/goods';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { GoodsTile } from '@/ui/lists/goods-tile';
import { Picture } from '@/ui/media/picture';
import styles from './goods-card.module.css';

interface GoodsCardProps {
  goods: Goods;
  /** The price with its unit, for screen readers. */
  coins: (amount: string) => string;
  /** The price elsewhere, for screen readers. */
  usual: (amount: string) => string;
}

/** Goods in a grid, linked to their page. */
export function GoodsCard({ goods: { id, name, picture, price, usualPrice }, coins, usual }: GoodsCardProps) {
  return (
    <GoodsTile
      to={href('/goodsDetailPage', { id })}
      picture={<Picture src={picture} height={140} icon="cashier" />}
      name={name}
      price={price}
      priceText={coins}
    >
      {usualPrice !== null && usualPrice > price && (
        <>
          <span className="visuallyHidden">{usual(formatCoins(usualPrice))}</span>
          <s className={styles.usual} aria-hidden="true">
            {formatCoins(usualPrice)}
          </s>
        </>
      )}
    </GoodsTile>
  );
}
