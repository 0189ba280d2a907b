import type { SavedAddress } from '@/domain/addresses/address';
import { addressMessages } from '@/messages/areas/addresses';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { Button } from '@/ui/forms/button';
import type { useAddressTask } from '../use-address-task';
import { DeleteButton } from './delete-button';
import styles from './address-tools.module.css';

interface AddressToolsProps {
  address: SavedAddress;
  task: ReturnType<typeof useAddressTask>;
}

/** Makes an address the default one, or deletes it. */
export function AddressTools({ address, task }: AddressToolsProps) {
  const messages = useMessages(addressMessages);
  const { id, isDefault } = address;
  return (
    <div className={styles.tools}>
      {isDefault ? (
        <p className={styles.usual}>{messages.isUsual}</p>
      ) : (
        <Button
          variant="quiet"
          busy={task.isBusy}
          onClick={() => task.save({ ...address, isDefault: true }, () => notify(messages.setUsualDone))}
        >
          {messages.setUsual}
        </Button>
      )}
      <DeleteButton
        address={address}
        isBusy={task.isBusy}
        onConfirm={() => task.remove(id, () => notify(messages.removed))}
      />
    </div>
  );
}
