import { useState } from 'react';
import { Link } from 'react-router-dom';
import { secondHandGoods } from '@/api/endpoints/second-hand';
import { itemCategories } from '@/domain/second-hand/item';
import { href } from '@/domain/href';
import { useListFilter } from '@/flows/list-filter/use-list-filter';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { secondHandMessages } from '@/messages/second-hand';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { useItems } from '@/queries/second-hand';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { SearchField } from '@/ui/forms/search-field';
import { Page } from '@/ui/layout/page';
import { endState } from '@/ui/lists/end-state';
import { InfiniteSentinel } from '@/ui/lists/infinite-sentinel';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { Icon } from '@/ui/media/icon';
import { FilterSheet } from '../components/filter-sheet';
import { GridSkeleton } from '../components/grid-skeleton';
import { ItemGrid } from '../components/item-grid';
import { hasConditions, itemFilterOf } from '../item-filter';
import styles from './second-hand.module.css';

/** /second-hand: what colleagues sell, by search, category, price and favourites; `seller` shows one colleague's items only. */
export default function SecondHand() {
  const messages = useMessages(secondHandMessages);
  const title = useMessages(titleMessages)['/second-hand'];
  const { params, setParams, text, setText } = useListFilter();
  const [isFiltering, setFiltering] = useState(false);
  const filter = itemFilterOf(params);
  const query = useItems(filter);
  const sellerName = query.data?.pages[0]?.sellerName ?? '';
  const isNarrowed = hasConditions(filter) || filter.keyword !== '' || filter.category !== undefined;
  return (
    <Page
      title={filter.seller !== '' && sellerName !== '' ? messages.itemsOf(sellerName) : title}
      action={
        <Link className={styles.mine} to={href('/second-hand-orders')} aria-label={messages.mine}>
          <Icon name="orders" />
        </Link>
      }
    >
      <PullToRefresh onRefresh={() => invalidate(secondHandGoods)}>
        <div className={styles.search}>
          <SearchField label={messages.search} hint={messages.searchHint} value={text} onChange={setText} />
          <button
            type="button"
            className={styles.filter}
            data-on={hasConditions(filter)}
            aria-label={hasConditions(filter) ? messages.filterOn : messages.filter}
            onClick={() => setFiltering(true)}
          >
            <Icon name="filter" size={22} />
          </button>
        </div>
        <div className={styles.categories}>
          <ChoiceRow
            label={messages.category}
            choices={[
              ['', messages.all] as const,
              ...itemCategories.map((each) => [each, messages.categories[each]] as const),
            ]}
            current={filter.category ?? ''}
            onChange={(category) => setParams({ category })}
          />
        </div>
        <FetchedAt query={query} />
        <QueryView
          query={query}
          title={messages.listFailed}
          art={<Illustration variant="error" />}
          skeleton={<GridSkeleton label={messages.loading} />}
        >
          {({ pages }) => {
            const items = pages.flatMap((page) => page.items);
            return items.length === 0 ? (
              <ResultState
                art={<Illustration variant={isNarrowed ? 'search' : 'empty'} />}
                title={isNarrowed ? messages.noneFound : messages.none}
                description={isNarrowed ? messages.noneFoundLine : messages.noneLine}
                action={
                  isNarrowed
                    ? {
                        label: messages.clear,
                        onClick: () =>
                          setParams({ q: '', category: '', sort: '', from: '', to: '', favourites: '' }),
                      }
                    : undefined
                }
              />
            ) : (
              <>
                <ItemGrid items={items} />
                <InfiniteSentinel state={endState(query)} onReach={() => void query.fetchNextPage()} />
              </>
            );
          }}
        </QueryView>
      </PullToRefresh>
      <div className={styles.fade}>
        <Link className={styles.publish} to={href('/second-hand-publish')}>
          <Icon name="plus" size={20} />
          {messages.publish}
        </Link>
      </div>
      {isFiltering && (
        <FilterSheet
          filter={filter}
          onApply={(conditions) => {
            setFiltering(false);
            setParams(conditions);
          }}
          onClose={() => setFiltering(false)}
        />
      )}
    </Page>
  );
}
