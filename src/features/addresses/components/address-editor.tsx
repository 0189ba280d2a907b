import { useNavigate } from 'react-router-dom';
import { addressList } from '@/api/endpoints/address';
import { mostAddresses } from '@/domain/addresses/address';
import { href } from '@/domain/href';
import { QueryView } from '@/flows/query-view/query-view';
import { addressMessages } from '@/messages/addresses';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { newAddressId, useChoice } from '../use-choice';
import { AddressForm } from './address-form';

/** The form for one address, once it is known what is saved. */
export function AddressEditor({ id }: { id: string }) {
  const messages = useMessages(addressMessages);
  const navigate = useNavigate();
  const { purpose } = useChoice();
  const query = useEndpoint(addressList, {});
  const isNew = id === newAddressId;
  const addresses = query.data?.addresses ?? [];
  const saved = addresses.find((address) => address.id === id) ?? null;
  const isFull = isNew && addresses.length >= mostAddresses;
  if (query.data !== undefined && (isNew ? !isFull : saved !== null))
    return <AddressForm saved={saved} isFirst={addresses.length === 0} />;
  return (
    <Page title={isNew ? messages.addTitle : messages.editTitle}>
      <QueryView
        query={query}
        title={messages.failed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[380, 150]} />}
      >
        {() => (
          <ResultState
            art={<Illustration variant={isFull ? 'lock' : 'search'} />}
            title={isFull ? messages.full(mostAddresses) : messages.unknown}
            {...(isFull ? {} : { description: messages.unknownLine })}
            action={{
              label: messages.toList,
              onClick: () => void navigate(href('/addressInformation', { for: purpose }), { replace: true }),
            }}
          />
        )}
      </QueryView>
    </Page>
  );
}
