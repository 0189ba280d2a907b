import { useState } from 'react';
import type { DataOf } from '@/api/endpoint';
import { href } from '@/domain/href';
import { useMessages } from '@/messages/language';
import { GoodsTile } from '@/ui/lists/goods-tile';
import { Icon } from '@/ui/media/icon';
import { Picture } from '@/ui/media/picture';
import { Caption, Title } from '@/ui/text/text';
import type { holidaySpecial } from '../endpoints';
import { holidayMessages } from '../messages';
import styles from './holiday-parts.module.css';

/** How many are shown before the others are asked for. */
const fewGoods = 3;

interface HolidayGiftsProps {
  title: string;
  goods: DataOf<typeof holidaySpecial>['goods'];
}

/** Goods for a holiday, three of them at first. */
export function HolidayGifts({ title, goods }: HolidayGiftsProps) {
  const messages = useMessages(holidayMessages);
  const [showsAll, setShowsAll] = useState(false);
  if (goods.length === 0) return null;
  const shown = showsAll ? goods : goods.slice(0, fewGoods);
  return (
    <section>
      <div className={styles.head}>
        <Title>{title}</Title>
        {shown.length < goods.length && (
          <button
            type="button"
            className={styles.all}
            aria-label={messages.allGifts}
            onClick={() => setShowsAll(true)}
          >
            {messages.all}
            <Icon name="down" size={14} />
          </button>
        )}
      </div>
      <ul className={styles.grid}>
        {shown.map(({ id, name, picture, price, portion }) => (
          <li key={id}>
            <GoodsTile
              to={href('/goodsDetailPage', { id })}
              picture={<Picture src={picture} height={96} icon="gift" />}
              name={name}
              price={price}
              priceText={messages.coins}
            >
              {portion !== '' && (
                <Caption as="span" marginLeft="auto">
                  {portion}
                </Caption>
              )}
            </GoodsTile>
          </li>
        ))}
      </ul>
    </section>
  );
}
