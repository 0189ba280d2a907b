import { useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { useListFilter } from '@/flows/list-filter/use-list-filter';
import { ListPage } from '@/flows/page/list-page';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { IconButton } from '@/ui/forms/icon-button';
import { SearchField } from '@/ui/forms/search-field';
import { Box } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { FilterSheet } from '../components/filter-sheet';
import { GridSkeleton } from '../components/grid-skeleton';
import { ItemGrid } from '../components/item-grid';
import { secondHandGoods } from '../endpoints/items';
import { hasConditions, itemFilterOf } from '../item-filter';
import { secondHandMessages } from '../messages';
import { useItems } from '../queries';
import { itemCategories } from '../rules/item';
import styles from './second-hand.module.css';

/** /second-hand: what colleagues sell, by search, category, price and favourites; `seller` shows one colleague's items only. */
export default function SecondHand() {
  const messages = useMessages(secondHandMessages);
  const { params, setParams, text, setText } = useListFilter();
  const [isFiltering, setFiltering] = useState(false);
  const filter = itemFilterOf(params);
  const query = useItems(filter);
  const sellerName = query.data?.first.sellerName ?? '';
  const isNarrowed = hasConditions(filter) || filter.keyword !== '' || filter.category !== undefined;
  return (
    <ListPage
      title={filter.seller !== '' && sellerName !== '' ? messages.itemsOf(sellerName) : undefined}
      action={
        <IconButton as={Link} to={href('/second-hand-orders')} aria-label={messages.mine}>
          <Icon name="orders" />
        </IconButton>
      }
      onRefresh={() => invalidate(secondHandGoods)}
      head={
        <>
          <Box position="relative" className={styles.search}>
            <SearchField label={messages.search} hint={messages.searchHint} value={text} onChange={setText} />
            <IconButton
              type="button"
              tone="secondary"
              className={styles.filter}
              data-on={hasConditions(filter)}
              aria-label={hasConditions(filter) ? messages.filterOn : messages.filter}
              onClick={() => setFiltering(true)}
            >
              <Icon name="filter" size={22} />
            </IconButton>
          </Box>
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
        </>
      }
      query={query}
      rows={({ rows }) => rows}
      failed={messages.listFailed}
      loading={messages.loading}
      bars={<GridSkeleton label={messages.loading} />}
      empty={{ title: messages.none, description: messages.noneLine }}
      filtered={
        isNarrowed && {
          title: messages.noneFound,
          description: messages.noneFoundLine,
          action: {
            label: messages.clear,
            onClick: () => setParams({ q: '', category: '', sort: '', from: '', to: '', favourites: '' }),
          },
        }
      }
      after={
        <>
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
        </>
      }
    >
      {(items) => <ItemGrid items={items} />}
    </ListPage>
  );
}
