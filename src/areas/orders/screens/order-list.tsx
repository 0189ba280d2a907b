import { useState } from 'react';
import { matchPath, useLocation, useSearchParams } from 'react-router-dom';
import { getCouponList } from '@/api/endpoints/coupon';
import { orderList, thirdGetOrders } from '@/api/endpoints/order-centre';
import { orderKinds, type OrderKind } from '@/domain/orders/order-kind';
import { orderGroups } from '@/domain/orders/order-state';
import { ordersMessages } from '@/messages/areas/orders';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { focusField } from '@/ui/forms/focus-field';
import { IconButton } from '@/ui/forms/icon-button';
import { SearchField } from '@/ui/forms/search-field';
import { Box } from '@/ui/layout/box';
import { Page } from '@/ui/layout/page';
import { Tabs } from '@/ui/layout/tabs';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { Icon } from '@/ui/media/icon';
import { OwnOrders } from '../components/own-orders';
import { ThirdOrders } from '../components/third-orders';
import { VoucherList } from '../components/voucher-list';
import styles from './order-list.module.css';

const classicTabs = ['all', ...orderGroups] as const;
const newTabs = [...classicTabs, 'coupons', 'third'] as const;
const searchId = 'order-search';

/**
 * /order-newlist and the classic /order-list: the orders of a person. The tab is in the address; what was searched for lasts while the
 * screen is kept, which it is towards the page of an order only.
 */
export default function OrderList() {
  const messages = useMessages(ordersMessages);
  const { pathname } = useLocation();
  const isClassic = matchPath('/order-list', pathname) !== null;
  const [search, setSearch] = useSearchParams();
  const tabs: readonly (typeof newTabs)[number][] = isClassic ? classicTabs : newTabs;
  const tab = tabs.find((each) => each === search.get('tab')) ?? 'all';
  const [isSearching, setSearching] = useState(false);
  const [keyword, setKeyword] = useState('');
  const [kind, setKind] = useState<OrderKind | null>(null);
  const setTab = (name: typeof tab) => setSearch(name === 'all' ? {} : { tab: name }, { replace: true });
  const names = { all: messages.all, ...messages.groups, coupons: messages.vouchers, third: messages.third };
  const refresh = () =>
    invalidate(tab === 'coupons' ? getCouponList : tab === 'third' ? thirdGetOrders : orderList);
  return (
    <Page
      action={
        <IconButton
          type="button"
          aria-label={messages.search}
          aria-expanded={isSearching}
          onClick={() => {
            setSearching(!isSearching);
            setKeyword('');
            if (!isSearching) requestAnimationFrame(() => focusField(searchId));
          }}
        >
          <Icon name="search" />
        </IconButton>
      }
    >
      <PullToRefresh onRefresh={refresh}>
        {isSearching && (
          <div className={styles.search}>
            <SearchField
              id={searchId}
              label={messages.search}
              hint={messages.searchHint}
              value={keyword}
              onChange={setKeyword}
            />
          </div>
        )}
        <Tabs
          label={messages.groupsLabel}
          tabs={tabs.map((name) => [name, names[name]] as const)}
          current={tab}
          onChange={setTab}
        >
          {tab === 'coupons' ? (
            <VoucherList keyword={keyword} />
          ) : tab === 'third' ? (
            <Box paddingTop={3}>
              <ThirdOrders keyword={keyword} />
            </Box>
          ) : (
            <>
              {!isClassic && (
                <Box paddingY={2}>
                  <ChoiceRow
                    label={messages.kindsLabel}
                    choices={[
                      ['all', messages.allKinds] as const,
                      ...orderKinds.map((each) => [each, messages.kinds[each]] as const),
                    ]}
                    current={kind ?? 'all'}
                    onChange={(chosen) => setKind(chosen === 'all' ? null : chosen)}
                  />
                </Box>
              )}
              <OwnOrders
                group={tab === 'all' ? null : tab}
                kind={kind}
                keyword={keyword}
                isClassic={isClassic}
                onClear={() => {
                  setKeyword('');
                  setKind(null);
                }}
                onAll={() => setTab('all')}
              />
            </>
          )}
        </Tabs>
      </PullToRefresh>
    </Page>
  );
}
