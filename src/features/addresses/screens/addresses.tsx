import { addressList } from '@/api/endpoints/address';
import { mostAddresses, type SavedAddress } from '@/domain/addresses/address';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { useShippingAddress } from '@/flows/shipping-address/use-shipping-address';
import { addressMessages } from '@/messages/addresses';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { addressChosen } from '@/state/settlement';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { ListHead } from '@/ui/lists/list-head';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { AddressRow } from '../components/address-row';
import { useChoice } from '../use-choice';

/** /addressInformation: the shipping addresses; with `for` one of them is chosen for what is being ordered. */
export default function Addresses() {
  const messages = useMessages(addressMessages);
  const titles = useMessages(titleMessages);
  const { query, address: current } = useShippingAddress();
  const { isChoosing, leave } = useChoice();
  const handleChoose = (address: SavedAddress) => {
    addressChosen(address);
    leave();
  };
  return (
    <Page title={titles['/addressInformation']}>
      <PullToRefresh onRefresh={() => invalidate(addressList)}>
        <FetchedAt query={query} />
        <QueryView
          query={query}
          title={messages.failed}
          art={<Illustration variant="error" />}
          skeleton={<Skeleton label={messages.loading} bars={[24, 102, 102, 102]} />}
        >
          {({ addresses }) =>
            addresses.length === 0 ? (
              <ResultState
                art={<Illustration variant="empty" />}
                title={messages.none}
                description={messages.noneLine}
              />
            ) : (
              <>
                <ListHead title={messages.saved(addresses.length)} aside={messages.atMost(mostAddresses)} />
                <ul>
                  {addresses.map((address) => (
                    <AddressRow
                      key={address.id}
                      address={address}
                      isMarked={isChoosing ? address.id === current?.id : address.isDefault}
                      onChoose={isChoosing ? () => handleChoose(address) : undefined}
                    />
                  ))}
                </ul>
              </>
            )
          }
        </QueryView>
      </PullToRefresh>
    </Page>
  );
}
