import { Link, useSearchParams } from 'react-router-dom';
import { articleList } from '@/api/endpoints/news';
import { href } from '@/domain/href';
import { newsCategories, type NewsCategory } from '@/domain/news/news';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { newsMessages } from '@/messages/news';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { useNews } from '@/queries/news';
import { Illustration } from '@/ui/feedback/illustration';
import { Icon } from '@/ui/media/icon';
import { endState } from '@/ui/lists/end-state';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { Page } from '@/ui/layout/page';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ResultState } from '@/ui/feedback/result-state';
import { Tabs } from '@/ui/layout/tabs';
import { categoryFromSearch } from '../category-from-search';
import { NewsRows } from '../components/news-rows';
import { useReadMarks } from '../use-read-marks';
import styles from './news-list.module.css';

/** /news-list: the articles of the departments, newest first, by category (`kind`). */
export default function NewsList() {
  const messages = useMessages(newsMessages);
  const titles = useMessages(titleMessages);
  const [search, setSearch] = useSearchParams();
  const category = categoryFromSearch(search);
  const setCategory = (kind: NewsCategory | 'all') =>
    setSearch(kind === 'all' ? {} : { kind }, { replace: true });
  return (
    <Page
      title={titles['/news-list']}
      action={
        <Link className={styles.action} to={href('/search')} aria-label={messages.search}>
          <Icon name="search" />
        </Link>
      }
    >
      <PullToRefresh onRefresh={() => invalidate(articleList)}>
        <Tabs
          label={messages.tabs}
          tabs={[
            ['all', messages.everything],
            ...newsCategories.map((name) => [name, messages.categories[name]] as const),
          ]}
          current={category ?? 'all'}
          onChange={setCategory}
        >
          <Articles key={category} category={category} onShowAll={() => setCategory('all')} />
        </Tabs>
      </PullToRefresh>
    </Page>
  );
}

function Articles({ category, onShowAll }: { category: NewsCategory | undefined; onShowAll: () => void }) {
  const messages = useMessages(newsMessages);
  const news = useNews(category);
  const readIds = useReadMarks();
  const emptyState = (
    <ResultState
      art={<Illustration variant="empty" />}
      title={messages.empty}
      description={messages.emptyLine}
      action={category === undefined ? undefined : { label: messages.toAll, onClick: onShowAll }}
    />
  );
  return (
    <>
      <FetchedAt query={news} />
      <QueryView
        query={news}
        title={messages.failed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[248, 104, 104, 104, 104]} />}
      >
        {({ pages }) => {
          const articles = pages.flatMap((page) => page.articles);
          if (articles.length === 0) return emptyState;
          return (
            <>
              <NewsRows articles={articles} category={category} readIds={readIds} />
              <InfiniteSentinel state={endState(news)} onReach={() => void news.fetchNextPage()} />
            </>
          );
        }}
      </QueryView>
    </>
  );
}
