import { call } from '@/api/call';
import { addressList, deleteAddress, saveAddress } from '@/api/endpoints/address';
import type { AddressFields, SavedAddress } from '@/domain/addresses/address';
import { useKeyedTask } from '@/flows/keyed-task/use-keyed-task';
import { invalidate } from '@/queries/endpoint';
import { addressDraftCleared } from '@/state/address-draft';
import { addressChosen, addressDeleted, useSettlement } from '@/state/settlement';
import { newAddressId } from './use-choice';

interface AddressTask {
  isBusy: boolean;
  /** Why the last one failed. */
  errorText: string | null;
  /** Saves an address, a new one where `id` is empty; `onDone` gets it as it was saved. */
  save: (
    address: AddressFields & { id: string; isDefault: boolean },
    onDone: (saved: SavedAddress) => void,
  ) => void;
  remove: (id: string, onDone: () => void) => void;
}

/** Saves and deletes addresses, one after the other. */
export function useAddressTask(): AddressTask {
  const { isBusy, errorText, send } = useKeyedTask(() => invalidate(addressList));
  return {
    isBusy,
    errorText,
    save: (address, onDone) =>
      send(
        JSON.stringify(address),
        (options) => call(saveAddress, address, options),
        ({ id }) => {
          addressDraftCleared(address.id === '' ? newAddressId : id);
          const saved = { ...address, id };
          // What is being ordered has a copy of the address.
          if (useSettlement.getState().option?.userNo === id) addressChosen(saved);
          onDone(saved);
        },
      ),
    remove: (id, onDone) =>
      send(
        `delete ${id}`,
        async (options) => {
          await call(deleteAddress, { id }, options);
          addressDeleted(id);
          addressDraftCleared(id);
        },
        onDone,
      ),
  };
}
