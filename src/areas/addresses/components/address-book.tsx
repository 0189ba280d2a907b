import { useNavigate, useSearchParams } from 'react-router-dom';
import { addressList } from '@/api/endpoints/address';
import { emptyAddress, mostAddresses, type SavedAddress } from '@/domain/addresses/address';
import { href } from '@/domain/href';
import { nextEntryState } from '@/flows/navigation/entry-state';
import { useExit } from '@/flows/navigation/use-exit';
import { DetailPage } from '@/flows/page/detail-page';
import { useShippingAddress } from '@/flows/shipping-address/use-shipping-address';
import { addressMessages } from '@/messages/areas/addresses';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { addressChosen } from '@/state/settlement';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Button } from '@/ui/forms/button';
import { TextButton } from '@/ui/forms/text-button';
import { ListHead } from '@/ui/lists/list-head';
import { Icon } from '@/ui/media/icon';
import { addressTyped, useAddressDraft } from '../state';
import { useAddressTask } from '../use-address-task';
import { newAddressId, useChoice } from '../use-choice';
import { certainParts, usePasted } from '../use-pasted';
import { AddressRow } from './address-row';
import { AddressTools } from './address-tools';
import { PasteCard } from './paste-card';
import styles from './address-book.module.css';

/** All addresses, with a card to paste a new one; where one is chosen for something, a tap on it does so. */
export function AddressBook() {
  const messages = useMessages(addressMessages);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { isChoosing, purpose, cameFrom } = useChoice();
  const leave = useExit(cameFrom, 1);
  const { query, address: current } = useShippingAddress();
  const task = useAddressTask();
  const addresses = query.data?.addresses ?? [];
  const isFull = addresses.length >= mostAddresses;
  const pasted = usePasted();
  const isManaging = search.has('manage') && addresses.length > 0;

  const editorOf = (id: string) => ({
    to: href('/addressInformation', { for: purpose, edit: id }),
    // A new address is chosen at once, so that its form leads back to the page before this one.
    state: nextEntryState(isChoosing && id === newAddressId ? 1 : 0),
  });
  // Whichever button opens the form, what was pasted goes into it.
  const handleAdd = () => {
    if (pasted.parsed !== null) {
      const typed = useAddressDraft.getState();
      const before = typed.id === newAddressId ? typed : { ...emptyAddress, isDefault: false };
      addressTyped({ ...before, ...certainParts(pasted.parsed), id: newAddressId });
    }
    const { to, state } = editorOf(newAddressId);
    void navigate(to, { state });
  };
  const handleManage = () => {
    const next = new URLSearchParams(search);
    if (isManaging) next.delete('manage');
    else next.set('manage', '1');
    setSearch(next, { replace: true });
  };
  const handleChoose = (address: SavedAddress) => {
    addressChosen(address);
    leave();
  };
  return (
    <DetailPage
      action={
        addresses.length > 0 && (
          <TextButton type="button" paddingX={3} tone="secondary" size="note" onClick={handleManage}>
            {isManaging ? messages.manageDone : messages.manage}
          </TextButton>
        )
      }
      actionBar={
        query.data === undefined ? undefined : (
          <Button block disabled={isFull} onClick={handleAdd}>
            {!isFull && (
              <span className={styles.plus}>
                <Icon name="plus" size={18} />
              </span>
            )}
            {isFull ? messages.full(mostAddresses) : messages.add}
          </Button>
        )
      }
      onRefresh={() => invalidate(addressList)}
      head={<ErrorNotice text={task.errorText} />}
      query={query}
      failed={messages.failed}
      loading={messages.loading}
      bars={[140, 24, 102, 102, 102]}
    >
      {() => (
        <>
          <PasteCard pasted={pasted} isFull={isFull} onFill={handleAdd} />
          {addresses.length === 0 ? (
            <ResultState
              art={<Illustration variant="empty" />}
              title={messages.none}
              description={messages.noneLine}
            />
          ) : (
            <>
              <ListHead
                title={messages.savedCount(addresses.length)}
                aside={messages.atMost(mostAddresses)}
              />
              <ul>
                {addresses.map((address) => (
                  <AddressRow
                    key={address.id}
                    address={address}
                    isMarked={isChoosing ? address.id === current?.id : address.isDefault}
                    onChoose={isChoosing && !isManaging ? () => handleChoose(address) : undefined}
                    edit={editorOf(address.id)}
                  >
                    {isManaging && <AddressTools address={address} task={task} />}
                  </AddressRow>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </DetailPage>
  );
}
