import { addressList, deleteAddress, saveAddress } from '@/api/endpoints/address';
import type { AddressFields, SavedAddress } from '@/domain/addresses/address';
import { useWrite } from '@/flows/write/use-write';
import { addressMessages } from '@/messages/areas/addresses';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { addressChosen, addressDeleted, useSettlement } from '@/state/settlement';
import { addressDraftCleared } from './state';
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

const refresh = () => invalidate(addressList);

/** Saves and deletes addresses, one after the other. */
export function useAddressTask(): AddressTask {
  const messages = useMessages(addressMessages);
  const saving = useWrite(saveAddress, { refresh, notDone: messages.notSaved });
  const removing = useWrite(deleteAddress, { refresh, notDone: messages.notDone });
  return {
    isBusy: saving.isBusy || removing.isBusy,
    errorText: saving.errorText ?? removing.errorText,
    save: (address, onDone) =>
      saving.send(address, ({ id }) => {
        addressDraftCleared(address.id === '' ? newAddressId : id);
        const saved = { ...address, id };
        // What is being ordered has a copy of the address.
        if (useSettlement.getState().option?.userNo === id) addressChosen(saved);
        onDone(saved);
      }),
    remove: (id, onDone) =>
      removing.send({ id }, () => {
        addressDeleted(id);
        addressDraftCleared(id);
        onDone();
      }),
  };
}
