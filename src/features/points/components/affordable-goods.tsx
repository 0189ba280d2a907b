import { Link } from 'react-router-dom';
import { pointsGoods } from '@/api/endpoints/points';
import { href } from '@/domain/href';
import { formatCount } from '@/domain/money';
import { withinReach } from '@/domain/points/exchange';
import { Picture } from '@/ui/media/picture';
import { QueryView } from '@/flows/query-view/query-view';
import { pointsMessages } from '@/messages/points';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import styles from './affordable-goods.module.css';

const maxShown = 8;

/** What so many points buy in the shopping area, the dearest first. */
export function AffordableGoods({ points }: { points: number }) {
  const messages = useMessages(pointsMessages);
  const query = useEndpoint(pointsGoods, {}, { quiet: true });
  const shopLink = (
    <Link to={href('/linkToLongCoinShop')} className={styles.more}>
      {messages.toShop}
      <Icon name="forward" size={14} />
    </Link>
  );
  return (
    <Card title={messages.goods} aside={shopLink}>
      <QueryView
        query={query}
        title={messages.goodsFailed}
        skeleton={<Skeleton label={messages.goodsLoading} bars={[128]} />}
      >
        {({ goods }) => {
          const { bought, next } = withinReach(goods, points);
          if (bought.length === 0)
            return (
              <p className={styles.none}>
                {next === null
                  ? messages.goodsNone
                  : messages.goodsNext(formatCount(next.points - points), next.name)}
              </p>
            );
          return (
            <ul className={styles.row}>
              {bought.slice(0, maxShown).map(({ id, name, picture, points: price }) => (
                <li key={id} className={styles.item}>
                  <Link to={href('/linkToLongCoinShop')} className={styles.tile}>
                    <span className={styles.picture}>
                      <Picture src={picture} height={84} icon="cashier" />
                    </span>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.price}>{messages.points.mall(formatCount(price))}</span>
                  </Link>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Card>
  );
}
