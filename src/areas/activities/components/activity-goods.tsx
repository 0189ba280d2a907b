import type { ActivityDetail } from '@/api/endpoints/activity';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { periodState } from '@/domain/period';
import { activityMessages } from '@/messages/areas/activities';
import { useMessages } from '@/messages/language';
import { GoodsTile } from '@/ui/lists/goods-tile';
import { ListHead } from '@/ui/lists/list-head';
import { Picture } from '@/ui/media/picture';
import styles from './activity-goods.module.css';

interface ActivityGoodsProps {
  detail: ActivityDetail;
  /** The gateway's time, ms. */
  now: number;
}

/** The goods of an activity at its price, each leading to its page. */
export function ActivityGoods({ detail: { activity, goods }, now }: ActivityGoodsProps) {
  const messages = useMessages(activityMessages);
  if (goods.length === 0) return null;
  const state = periodState(activity, now);
  const note = { soon: messages.goodsSoon, running: undefined, over: messages.goodsOver }[state];
  return (
    <section>
      <ListHead title={messages.goods} aside={note} />
      <ul className={styles.grid}>
        {goods.map(({ id, name, picture, price, usualPrice, limitPerPerson, stock }) => {
          const shown = state === 'over' ? usualPrice : price;
          return (
            <li key={id}>
              <GoodsTile
                to={href('/goodsDetailPage', { id, activity: activity.id })}
                picture={<Picture src={picture} height={140} icon="cashier" />}
                name={name}
                price={shown}
                priceText={messages.coins}
              >
                {shown < usualPrice && (
                  <>
                    <span className="visuallyHidden">
                      {messages.usual(messages.coins(formatCoins(usualPrice)))}
                    </span>
                    <s className={styles.usual} aria-hidden="true">
                      {formatCoins(usualPrice)}
                    </s>
                  </>
                )}
                {state !== 'over' && (
                  <span className={styles.limit}>
                    {stock === 0 ? messages.soldOut : messages.limit(limitPerPerson)}
                  </span>
                )}
              </GoodsTile>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
