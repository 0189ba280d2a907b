import { Link, useSearchParams } from 'react-router-dom';
import { articleList } from '@/api/endpoints/news';
import { href } from '@/domain/href';
import { newsCategories, type NewsCategory } from '@/domain/news/news';
import { ListPage } from '@/flows/page/list-page';
import { newsMessages } from '@/messages/areas/news';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { useNews } from '@/queries/news';
import { IconButton } from '@/ui/forms/icon-button';
import { Tabs } from '@/ui/layout/tabs';
import { Icon } from '@/ui/media/icon';
import { categoryFromSearch } from '../category-from-search';
import { NewsRows } from '../components/news-rows';
import { useReadMarks } from '../use-read-marks';

/** /news-list: the articles of the departments, newest first, by category (`kind`). */
export default function NewsList() {
  const messages = useMessages(newsMessages);
  const [search, setSearch] = useSearchParams();
  const category = categoryFromSearch(search);
  const setCategory = (kind: NewsCategory | 'all') =>
    setSearch(kind === 'all' ? {} : { kind }, { replace: true });
  const readIds = useReadMarks();
  return (
    <ListPage
      action={
        <IconButton as={Link} to={href('/search')} aria-label={messages.search}>
          <Icon name="search" />
        </IconButton>
      }
      onRefresh={() => invalidate(articleList)}
      within={(list) => (
        <Tabs
          label={messages.tabs}
          tabs={[
            ['all', messages.everything],
            ...newsCategories.map((name) => [name, messages.categories[name]] as const),
          ]}
          current={category ?? 'all'}
          onChange={setCategory}
        >
          {list}
        </Tabs>
      )}
      query={useNews(category)}
      rows={({ rows }) => rows}
      failed={messages.failed}
      loading={messages.loading}
      bars={[248, 104, 104, 104, 104]}
      empty={{
        title: messages.empty,
        description: messages.emptyLine,
        action:
          category === undefined ? undefined : { label: messages.toAll, onClick: () => setCategory('all') },
      }}
    >
      {(articles) => <NewsRows articles={articles} category={category} readIds={readIds} />}
    </ListPage>
  );
}
