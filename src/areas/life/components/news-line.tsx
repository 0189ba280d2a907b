import { Link } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { fromMoment } from '@/domain/business-time';
import { href } from '@/domain/href';
import { publicationTime } from '@/domain/news/news';
import { QueryView } from '@/flows/query-view/query-view';
import { newsMessages } from '@/messages/areas/news';
import { useMessages } from '@/messages/language';
import { useNews } from '@/queries/news';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Box } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Caption } from '@/ui/text/text';
import { lifeMessages } from '../messages';
import styles from './news-line.module.css';

/** The latest news article, on one line. */
export function NewsLine() {
  const messages = useMessages(lifeMessages);
  const { when } = useMessages(newsMessages);
  const query = useNews(undefined);
  const first = query.data?.rows[0];
  if (query.data !== undefined && first === undefined) return null;
  return (
    <section className={styles.card} aria-label={messages.news}>
      <QueryView
        query={query}
        title={messages.newsFailed}
        skeleton={<Skeleton label={messages.loading} bars={[28]} />}
      >
        {() =>
          first !== undefined && (
            <Link className={styles.line} to={href('/news-detail', { id: first.id })}>
              <Icon name="news" size={22} />
              <Box as="span" grow marginX={3}>
                {first.title}
              </Box>
              <Caption as="span" flex="none" marginRight={2} tone="tertiary">
                {when(publicationTime(fromMoment(first.time), gatewayNow()))}
              </Caption>
              <Icon name="forward" size={14} />
            </Link>
          )
        }
      </QueryView>
    </section>
  );
}
