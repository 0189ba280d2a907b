import { href } from '@/domain/href';
import { ShareLink } from '@/flows/share/share-link';
import { newsMessages } from '@/messages/areas/news';
import { useMessages } from '@/messages/language';
import type { Article } from '@/queries/news';

interface ShareArticleProps {
  article: Pick<Article, 'id' | 'title' | 'source'>;
  variant: 'icon' | 'text';
}

/** The link that shares an article. */
export function ShareArticle({ article: { id, title, source }, variant }: ShareArticleProps) {
  const messages = useMessages(newsMessages);
  return (
    <ShareLink
      to={href('/news-detail', { id })}
      title={title}
      text={messages.shareText(source)}
      label={messages.share}
      variant={variant}
    />
  );
}
