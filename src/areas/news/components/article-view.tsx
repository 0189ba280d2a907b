import { use, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { formatCount } from '@/domain/money';
import type { NewsCategory } from '@/domain/news/news';
import { newsMessages } from '@/messages/areas/news';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import type { Article } from '@/queries/news';
import { openExternal } from '@/state/external-navigation';
import { Tag } from '@/ui/feedback/tag';
import { Box, Inline, Stack, Surface } from '@/ui/layout/box';
import { WayBack } from '@/ui/layout/way-back';
import { ListRow } from '@/ui/lists/list-row';
import { Icon } from '@/ui/media/icon';
import { Avatar } from '@/ui/people/avatar';
import { Note, Text } from '@/ui/text/text';
import { useMarkRead, useReadMarks } from '../use-read-marks';
import { ArticleParts } from './article-parts';
import { Cover } from './cover';
import { ShareArticle } from './share-article';
import styles from './article-view.module.css';

/** The history state of an article that was opened from the previous one. */
const fromPrevious = { fromPrevious: true } as const;

/** A link to a spreadsheet, which can be read without leaving the app. */
const spreadsheet = /^https:[^?#]+\.(xlsx|csv)$/i;

interface ArticleViewProps {
  article: Article;
  category: NewsCategory | undefined;
}

/** An article with its links and the next article. */
export function ArticleView({ article, category }: ArticleViewProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(newsMessages);
  const hasNoHeader = use(WayBack) === undefined;
  const navigate = useNavigate();
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
        <Inline wrap>
          <Avatar name={source} />
          <div className={styles.who}>
            <p>{source}</p>
            <Note font="number">{formatMoment(time, 'full')}</Note>
          </div>
          <Note font="number" marginRight={2}>
            {messages.readers(formatCount(readers))}
          </Note>
          {isRead && <Tag tone="success">{messages.read}</Tag>}
        </Inline>
        {cover !== '' && (
          <Box marginTop={4} marginBottom={4}>
            <Cover src={cover} height={190} />
          </Box>
        )}
        <ArticleParts parts={parts} />
      </article>
      {links.length > 0 && (
        <Surface as="nav" marginTop={5} marginBottom={3} paddingX={4} aria-label={messages.links}>
          {links.map(({ title: name, line, address }) => (
            <ListRow
              as="button"
              key={address}
              type="button"
              width="full"
              paddingY={2}
              textAlign="left"
              divider="between"
              onClick={() =>
                spreadsheet.test(address)
                  ? void navigate(href('/excelPreview', { url: address }))
                  : openExternal(address)
              }
            >
              <Stack as="span" grow>
                <Text breakWords>{name}</Text>
                {line !== '' && <Note as="span">{line}</Note>}
              </Stack>
              <Icon name="forward" size={18} />
            </ListRow>
          ))}
        </Surface>
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
          <Stack as="span" grow>
            <Note as="span">{messages.next}</Note>
            <Text breakWords>{next.title}</Text>
          </Stack>
          <Cover src={next.cover} width={72} height={54} />
        </Link>
      )}
    </>
  );
}
