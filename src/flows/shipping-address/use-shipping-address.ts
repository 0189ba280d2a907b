import type { DataOf } from '@/api/endpoint';
import { addressList } from '@/api/endpoints/address';
import { shippingAddress, type SavedAddress } from '@/domain/addresses/address';
import { useEndpoint, type EndpointResult } from '@/queries/endpoint';
import { useSettlement } from '@/state/settlement';

interface ShippingAddress {
  /** The saved addresses that it comes from. */
  query: EndpointResult<typeof addressList, DataOf<typeof addressList>>;
  /** Null where none is saved; undefined while that is not known. */
  address: SavedAddress | null | undefined;
}

/** The address that goods are sent to: the chosen one while it exists, else the default one. */
export function useShippingAddress(): ShippingAddress {
  const chosenId = useSettlement(({ option }) => option?.userNo ?? null);
  const query = useEndpoint(addressList, {});
  return {
    query,
    address: query.data === undefined ? undefined : shippingAddress(query.data.addresses, chosenId),
  };
}
