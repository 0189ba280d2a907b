import { use, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCount } from '@/domain/money';
import type { NewsCategory } from '@/domain/news/news';
import { newsMessages } from '@/messages/news';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import type { Article } from '@/queries/news';
import { openExternal } from '@/state/external-navigation';
import { Avatar } from '@/ui/people/avatar';
import { Icon } from '@/ui/media/icon';
import { Tag } from '@/ui/feedback/tag';
import { WayBack } from '@/ui/layout/way-back';
import { useMarkRead, useReadMarks } from '../use-read-marks';
import { ArticleParts } from './article-parts';
import styles from './article-view.module.css';
import { Cover } from './cover';
import { ShareArticle } from './share-article';

/** The history state of an article that was opened from the previous one. */
const fromPrevious = { fromPrevious: true } as const;

interface ArticleViewProps {
  article: Article;
  category: NewsCategory | undefined;
}

/** An article with its links and the next article. */
export function ArticleView({ article, category }: ArticleViewProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(newsMessages);
  const hasNoHeader = use(WayBack) === undefined;
  const { id, title, source, time, readers, cover, parts, links, next } = article;
  const heading = useRef<HTMLHeadingElement>(null);
  const { state }: { state: unknown } = useLocation();
  const isFromPrevious = typeof state === 'object' && state !== null && 'fromPrevious' in state;
  useMarkRead(id);
  const isRead = useReadMarks().has(id);

  // The previous article was scrolled to its end, so this one starts at its title.
  useEffect(() => {
    if (!isFromPrevious) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [isFromPrevious]);

  return (
    <>
      <article>
        <h2 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <div className={styles.head}>
          <Avatar name={source} />
          <div className={styles.who}>
            <p>{source}</p>
            <p className={styles.time}>{formatMoment(time, 'full')}</p>
          </div>
          <p className={styles.readers}>{messages.readers(formatCount(readers))}</p>
          {isRead && <Tag tone="success">{messages.read}</Tag>}
        </div>
        {cover !== '' && (
          <div className={styles.cover}>
            <Cover src={cover} height={190} />
          </div>
        )}
        <ArticleParts parts={parts} />
      </article>
      {links.length > 0 && (
        <nav className={styles.card} aria-label={messages.links}>
          {links.map(({ title: name, line, address }) => (
            <button key={address} type="button" className={styles.link} onClick={() => openExternal(address)}>
              <span className={styles.linkTexts}>
                <span className={styles.linkTitle}>{name}</span>
                {line !== '' && <span className={styles.line}>{line}</span>}
              </span>
              <Icon name="forward" size={18} />
            </button>
          ))}
        </nav>
      )}
      {hasNoHeader && <ShareArticle article={article} variant="text" />}
      {next === null ? (
        <p className={styles.end}>{messages.last}</p>
      ) : (
        <Link
          className={styles.next}
          to={href('/news-detail', { id: next.id, kind: category })}
          // Back leads to the list and not through every article that was read.
          replace
          state={fromPrevious}
        >
          <span className={styles.linkTexts}>
            <span className={styles.line}>{messages.next}</span>
            <span className={styles.linkTitle}>{next.title}</span>
          </span>
          <Cover src={next.cover} width={72} height={54} />
        </Link>
      )}
    </>
  );
}
