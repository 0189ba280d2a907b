import { useSearchParams } from 'react-router-dom';
import { goodsList } from '@/api/endpoints/goods';
import { href } from '@/domain/href';
import { goodsCategories, goodsOrders } from '@/domain/mall/goods-list';
import { GoodsCard } from '@/flows/goods/goods-card';
import { ListPage } from '@/flows/page/list-page';
import { goodsMessages } from '@/messages/areas/goods';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { useEndpointPages } from '@/queries/endpoint-pages';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { Grid } from '@/ui/layout/box';
import { goodsBrowseMessages } from '../messages';

const everything = 'all';
const favourites = 'favourites';
const pageSize = 20;

/** All goods of the mall; the address keeps their category `list` and their `order`, so that back and a reload show them again. */
export default function GoodsBrowse() {
  const messages = useMessages(goodsBrowseMessages);
  const goods = useMessages(goodsMessages);
  const [search, setSearch] = useSearchParams();
  const category = goodsCategories.find((each) => each === search.get('list'));
  const isKept = search.get('list') === favourites;
  const shown = isKept ? favourites : (category ?? everything);
  const order = goodsOrders.find((each) => each === search.get('order')) ?? 'suited';
  const query = useEndpointPages(
    goodsList,
    {
      order,
      ...(category === undefined ? {} : { category }),
      ...(isKept ? { favourites: true as const } : {}),
    },
    ({ total, goods: rows }) => ({ total, rows }),
    { size: pageSize, keepsFormer: true },
  );
  const show = (list: string, by: string) =>
    setSearch({ list, ...(by === 'suited' ? {} : { order: by }) }, { replace: true });
  return (
    <ListPage
      title={messages.title}
      onRefresh={() => invalidate(goodsList)}
      head={
        <Grid gap={2} marginBottom={3}>
          <ChoiceRow
            label={messages.category}
            choices={[
              [everything, messages.everything] as const,
              [favourites, messages.favourites] as const,
              ...goodsCategories.map((each) => [each, messages.categories[each]] as const),
            ]}
            current={shown}
            onChange={(chosen) => show(chosen, order)}
          />
          <ChoiceRow
            label={messages.order}
            choices={goodsOrders.map((each) => [each, messages.orders[each]] as const)}
            current={order}
            onChange={(chosen) => show(shown, chosen)}
          />
        </Grid>
      }
      query={query}
      rows={({ rows }) => rows}
      failed={goods.goodsFailed}
      loading={goods.loading}
      bars={[20, 214, 214, 214]}
      empty={{ title: messages.none, action: { label: goods.toMall, to: href('/newHome') } }}
      filtered={
        shown !== everything && {
          title: isKept ? messages.noFavourites : messages.none,
          action: { label: messages.showAll, onClick: () => show(everything, order) },
        }
      }
      count={({ total }) => messages.total(total)}
    >
      {(rows) => (
        <Grid as="ul" columns={2} gap={3}>
          {rows.map((each) => (
            <li key={each.id}>
              <GoodsCard goods={each} coins={messages.coins} usual={goods.usualPrice} />
            </li>
          ))}
        </Grid>
      )}
    </ListPage>
  );
}
