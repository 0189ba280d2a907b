import { addressTags, emptyAddress, type AddressFields } from '@/domain/addresses/address';
import { persisted, restoreFlat } from '@/state/slice';

/** What was typed for an address and is not saved yet. */
export interface AddressDraft extends AddressFields {
  /** The saved address that is edited, `new` for a new one; empty where nothing was typed. */
  id: string;
  isDefault: boolean;
}

const empty: AddressDraft = { ...emptyAddress, id: '', isDefault: false };

export const useAddressDraft = persisted<AddressDraft>(
  'person',
  'address-draft',
  (stored) => {
    const restored = restoreFlat(empty, stored);
    return { ...restored, tag: addressTags.find((tag) => tag === restored.tag) ?? 'none' };
  },
  ({ id }) => id !== '',
);

export function addressTyped(draft: AddressDraft): void {
  useAddressDraft.setState(draft, true);
}

/** The address with this id was saved or deleted; what was typed for another one stays. */
export function addressDraftCleared(id: string): void {
  if (useAddressDraft.getState().id === id) useAddressDraft.setState(empty, true);
}
