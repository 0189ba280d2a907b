import { addressList } from '@/api/endpoints/address';
import { mostAddresses } from '@/domain/addresses/address';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { partOf } from '@/flows/page/viewed-query';
import { addressMessages } from '@/messages/areas/addresses';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { newAddressId, useChoice } from '../use-choice';
import { AddressForm } from './address-form';

/** The form for one address, once it is known what is saved. */
export function AddressEditor({ id }: { id: string }) {
  const messages = useMessages(addressMessages);
  const { purpose } = useChoice();
  const query = useEndpoint(addressList, {});
  const isNew = id === newAddressId;
  const isFull = isNew && query.data !== undefined && query.data.addresses.length >= mostAddresses;
  const toList = {
    label: messages.toList,
    to: href('/addressInformation', { for: purpose }),
    replace: true,
  };
  return (
    <DetailPage
      isWhole
      title={isNew ? messages.addTitle : messages.editTitle}
      query={partOf(query, ({ addresses }) => {
        const saved = addresses.find((address) => address.id === id) ?? null;
        return isFull || (!isNew && saved === null) ? null : { saved, isFirst: addresses.length === 0 };
      })}
      failed={messages.failed}
      loading={messages.loading}
      bars={[380, 150]}
      gone={
        isFull
          ? { art: 'lock', title: messages.full(mostAddresses), action: toList }
          : { title: messages.unknown, description: messages.unknownLine, action: toList }
      }
    >
      {(form) => <AddressForm {...form} />}
    </DetailPage>
  );
}
