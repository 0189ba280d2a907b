import { Link } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { fromMoment } from '@/domain/business-time';
import { href } from '@/domain/href';
import { formatCount } from '@/domain/money';
import { publicationTime, type NewsCategory } from '@/domain/news/news';
import { newsMessages } from '@/messages/areas/news';
import { useMessages } from '@/messages/language';
import type { NewsCard } from '@/queries/news';
import { Tag } from '@/ui/feedback/tag';
import { Box, Surface } from '@/ui/layout/box';
import { Cover } from './cover';
import styles from './news-rows.module.css';

interface NewsRowsProps {
  articles: readonly NewsCard[];
  /** The category of the list, undefined for all. */
  category: NewsCategory | undefined;
  readIds: ReadonlySet<string>;
}

/** A list of articles; a pinned first article is shown above it with a large cover. */
export function NewsRows({ articles, category, readIds }: NewsRowsProps) {
  const [first] = articles;
  const top = first?.pinned === true ? first : undefined;
  const rows = top === undefined ? articles : articles.slice(1);
  return (
    <>
      {top !== undefined && (
        <Link className={styles.top} to={href('/news-detail', { id: top.id, kind: category })}>
          <Cover src={top.cover} height={168} />
          <Box paddingY={3} paddingX={4}>
            <p className={styles.topTitle}>{top.title}</p>
            <Meta article={top} isRead={readIds.has(top.id)} />
          </Box>
        </Link>
      )}
      {rows.length > 0 && (
        <Surface as="ul" overflow="hidden" marginTop={2}>
          {rows.map((article) => (
            <li key={article.id} className={styles.item}>
              <Link className={styles.row} to={href('/news-detail', { id: article.id, kind: category })}>
                <div className={styles.texts}>
                  <p className={styles.title} data-read={readIds.has(article.id)}>
                    {article.title}
                  </p>
                  <Meta article={article} isRead={readIds.has(article.id)} />
                </div>
                <Cover src={article.cover} width={96} height={72} />
              </Link>
            </li>
          ))}
        </Surface>
      )}
    </>
  );
}

/** The read state, the source and the time of an article. */
function Meta({
  article: { pinned, source, time, readers },
  isRead,
}: {
  article: NewsCard;
  isRead: boolean;
}) {
  const messages = useMessages(newsMessages);
  return (
    <p className={styles.meta}>
      {pinned && <Tag tone="primary">{messages.pinned}</Tag>}
      {isRead && <Tag>{messages.read}</Tag>}
      {!isRead && <span className="visuallyHidden">{messages.unread}</span>}
      <Box as="span" minWidth={0}>
        {!isRead && !pinned && <span className={styles.dot} />}
        {source} · {messages.when(publicationTime(fromMoment(time), gatewayNow()))}
      </Box>
      {pinned && <span className={styles.readers}>{messages.readers(formatCount(readers))}</span>}
    </p>
  );
}
