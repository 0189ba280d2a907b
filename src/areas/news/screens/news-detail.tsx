import { useSearchParams } from 'react-router-dom';
import { articleDetail } from '@/api/endpoints/news';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { newsMessages } from '@/messages/areas/news';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { categoryFromSearch } from '../category-from-search';
import { ArticleView } from '../components/article-view';
import { ShareArticle } from '../components/share-article';

/** /news-detail: one article, without `id` the newest; `kind` is the category it was opened from, which determines the next article. */
export default function NewsDetail() {
  const messages = useMessages(newsMessages);
  const [search] = useSearchParams();
  const id = search.get('id');
  const category = categoryFromSearch(search);
  const query = useEndpoint(articleDetail, {
    ...(id === null ? {} : { id }),
    ...(category === undefined ? {} : { category }),
  });
  const article = query.data ?? undefined;
  return (
    <DetailPage
      action={article !== undefined && <ShareArticle article={article} variant="icon" />}
      query={query}
      failed={messages.articleFailed}
      loading={messages.articleLoading}
      bars={[28, 40, 168, 20, 20, 20, 20, 20]}
      gone={{
        title: messages.gone,
        description: messages.goneLine,
        action: { label: messages.toAll, to: href('/news-list'), replace: true },
      }}
    >
      {(data) => <ArticleView key={data.id} article={data} category={category} />}
    </DetailPage>
  );
}
