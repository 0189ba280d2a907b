import { Link } from 'react-router-dom';
import { pointsGoods } from '@/api/endpoints/points';
import { href } from '@/domain/href';
import { formatCount } from '@/domain/money';
import { withinReach } from '@/domain/points/exchange';
import { QueryView } from '@/flows/query-view/query-view';
import { pointsMessages } from '@/messages/areas/points';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Picture } from '@/ui/media/picture';
import { Caption, Note } from '@/ui/text/text';
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
              <Note>
                {next === null
                  ? messages.goodsNone
                  : messages.goodsNext(formatCount(next.points - points), next.name)}
              </Note>
            );
          return (
            <ul className={styles.row}>
              {bought.slice(0, maxShown).map(({ id, name, picture, points: price }) => (
                <li key={id} className={styles.item}>
                  <Box as={Link} to={href('/linkToLongCoinShop', { goods: id })} display="block">
                    <Box as="span" display="block" overflow="hidden" radius="m">
                      <Picture src={picture} height={84} icon="cashier" />
                    </Box>
                    <span className={styles.name}>{name}</span>
                    <Caption as="span">{messages.points.mall(formatCount(price))}</Caption>
                  </Box>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Card>
  );
}
