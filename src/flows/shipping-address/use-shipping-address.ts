import type { DataOf } from '@/api/endpoint';
import { addressList } from '@/api/endpoints/address';
import { shippingAddress, type SavedAddress } from '@/domain/addresses/address';
import { currentData } from '@/queries/current-data';
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

/** The same outside of a render, once it is known; throws `GatewayError`. */
export async function currentShippingAddress(): Promise<SavedAddress | null> {
  const { addresses } = await currentData(addressList, {});
  return shippingAddress(addresses, useSettlement.getState().option?.userNo ?? null);
}
