import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { Reading } from '@/flows/query-view/query-view';
import { newsWords } from '@/messages/news';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { useArticle } from '@/queries/news';
import { EmptyArt } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateBlock } from '@/ui/feedback/result-state';
import { askedCategory } from '../asked-category';
import { ArticleView } from '../components/article-view';
import { ShareLink } from '../components/share-link';

/** /news-detail: one article, without `id` the newest (decision 25); `kind` is the list that it was opened from, which says what is next. */
export default function NewsDetail() {
  const words = useWords(newsWords);
  const titles = useWords(titleWords);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const category = askedCategory(search);
  const query = useArticle(search.get('id'), category);
  const article = query.data ?? undefined;
  return (
    <Page
      title={titles['/news-detail']}
      action={article !== undefined && <ShareLink article={article} look="sign" />}
    >
      <Reading
        query={query}
        title={words.articleFailed}
        art={<EmptyArt variant="error" />}
        skeleton={<Skeleton label={words.articleLoading} bars={[28, 40, 168, 20, 20, 20, 20, 20]} />}
      >
        {(data) =>
          data === null ? (
            <StateBlock
              art={<EmptyArt variant="search" />}
              title={words.gone}
              line={words.goneLine}
              way={{
                label: words.toAll,
                go: () => void navigate(href('/news-list'), { replace: true }),
              }}
            />
          ) : (
            <ArticleView key={data.id} article={data} category={category} />
          )
        }
      </Reading>
    </Page>
  );
}
