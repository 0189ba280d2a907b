import { Link } from 'react-router-dom';
import { placeText, type SavedAddress } from '@/domain/addresses/address';
import { href } from '@/domain/href';
import { addressMessages } from '@/messages/areas/addresses';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Box } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { IconTile } from '@/ui/media/icon-tile';
import { Text, Title } from '@/ui/text/text';
import { ReceiverHead } from './receiver-head';
import styles from './shipping-address-card.module.css';

interface ShippingAddressCardProps {
  /** The address of `useShippingAddress`; null where none is saved. */
  address: SavedAddress | null;
  /** What the address is chosen for; the page of addresses leads back to it. */
  purpose: 'settlement' | 'prize' | 'treasure' | 'flash';
}

/** The address that goods are sent to, or the request to set one; it leads to the choice of another. */
export function ShippingAddressCard({ address, purpose }: ShippingAddressCardProps) {
  const messages = useMessages(addressMessages);
  return (
    <Link className={styles.card} to={href('/addressInformation', { for: purpose })}>
      <IconTile icon="pin" background="primary-soft" tone="primary" marginRight={3} className={styles.tile} />
      <Box as="span" grow>
        {address === null ? (
          <>
            <Title as="b" breakWords>
              {messages.missing}
            </Title>
            <span className={styles.line}>{messages.missingLine}</span>
          </>
        ) : (
          <Receiver address={address} />
        )}
      </Box>
      <Text marginLeft={3} tone="tertiary" flex="none">
        <Icon name="forward" size={18} />
      </Text>
    </Link>
  );
}

function Receiver({ address }: { address: SavedAddress }) {
  const messages = useMessages(addressMessages);
  const { name, phone, detail, isDefault } = address;
  return (
    <>
      <span className="visuallyHidden">{messages.address}</span>
      <ReceiverHead name={name} phone={phone}>
        {isDefault && <Tag tone="primary">{messages.usual}</Tag>}
      </ReceiverHead>
      <span className={styles.line}>
        {placeText(address)}
        {detail}
      </span>
    </>
  );
}
