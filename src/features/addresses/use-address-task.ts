import { useRef, useState } from 'react';
import { call, type CallOptions } from '@/api/call';
import { addressList, deleteAddress, saveAddress } from '@/api/endpoints/address';
import { failureOf } from '@/api/errors';
import { newIdempotencyKey } from '@/api/idempotency-key';
import type { AddressFields, SavedAddress } from '@/domain/addresses/address';
import { verdict } from '@/domain/payment/payment-attempt';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { addressDraftCleared } from '@/state/address-draft';
import { useAppStatus } from '@/state/app-status';
import { addressChosen, addressDeleted, useSettlement } from '@/state/settlement';
import { useSingleTask } from '@/ui/forms/use-single-task';
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
  const errors = useMessages(errorMessages);
  const [isBusy, run] = useSingleTask();
  const [errorText, setErrorText] = useState<string | null>(null);
  const last = useRef<{ content: string; key: string } | null>(null);

  const perform = (content: string, task: (options: CallOptions) => Promise<void>) => {
    if (!useAppStatus.getState().online) return setErrorText(errors.offline);
    setErrorText(null);
    // The same content goes under the same key again, so that a lost answer saves nothing twice.
    const key = last.current?.content === content ? last.current.key : newIdempotencyKey();
    last.current = { content, key };
    run(async () => {
      try {
        await task({ idempotencyKey: key, quiet: true });
        last.current = null;
      } catch (error) {
        const failure = failureOf(error);
        if (verdict(failure) !== 'unanswered') last.current = null;
        setErrorText(failureText(failure, errors, 'glitch'));
        void invalidate(addressList);
      }
    });
  };

  return {
    isBusy,
    errorText,
    save: (address, onDone) =>
      perform(JSON.stringify(address), async (options) => {
        const { id } = await call(saveAddress, address, options);
        await invalidate(addressList);
        addressDraftCleared(address.id === '' ? newAddressId : id);
        const saved = { ...address, id };
        // What is being ordered has a copy of the address.
        if (useSettlement.getState().option?.userNo === id) addressChosen(saved);
        onDone(saved);
      }),
    remove: (id, onDone) =>
      perform(`delete ${id}`, async (options) => {
        await call(deleteAddress, { id }, options);
        addressDeleted(id);
        addressDraftCleared(id);
        await invalidate(addressList);
        onDone();
      }),
  };
}
