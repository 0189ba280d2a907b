import { useNavigate, useSearchParams } from 'react-router-dom';
import { articleDetail } from '@/api/endpoints/news';
import { href } from '@/domain/href';
import { QueryView } from '@/flows/query-view/query-view';
import { newsMessages } from '@/messages/news';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ResultState } from '@/ui/feedback/result-state';
import { categoryFromSearch } from '../category-from-search';
import { ArticleView } from '../components/article-view';
import { ShareArticle } from '../components/share-article';

/** /news-detail: one article, without `id` the newest; `kind` is the category it was opened from, which determines the next article. */
export default function NewsDetail() {
  const messages = useMessages(newsMessages);
  const titles = useMessages(titleMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const id = search.get('id');
  const category = categoryFromSearch(search);
  const query = useEndpoint(articleDetail, {
    ...(id === null ? {} : { id }),
    ...(category === undefined ? {} : { category }),
  });
  const article = query.data ?? undefined;
  return (
    <Page
      title={titles['/news-detail']}
      action={article !== undefined && <ShareArticle article={article} variant="icon" />}
    >
      <QueryView
        query={query}
        title={messages.articleFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.articleLoading} bars={[28, 40, 168, 20, 20, 20, 20, 20]} />}
      >
        {(data) =>
          data === null ? (
            <ResultState
              art={<Illustration variant="search" />}
              title={messages.gone}
              description={messages.goneLine}
              action={{
                label: messages.toAll,
                onClick: () => void navigate(href('/news-list'), { replace: true }),
              }}
            />
          ) : (
            <ArticleView key={data.id} article={data} category={category} />
          )
        }
      </QueryView>
    </Page>
  );
}
