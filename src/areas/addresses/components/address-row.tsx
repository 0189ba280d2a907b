import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { placeText, type AddressTag, type SavedAddress } from '@/domain/addresses/address';
import { ReceiverHead } from '@/flows/shipping-address/receiver-head';
import { addressMessages } from '@/messages/areas/addresses';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { IconButton } from '@/ui/forms/icon-button';
import { Box, Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { IconTile } from '@/ui/media/icon-tile';
import styles from './address-row.module.css';

interface AddressRowProps {
  address: SavedAddress;
  /** The one that is chosen, or the default one where none is chosen here. */
  isMarked: boolean;
  /** Chooses the address; undefined where the page is not for choosing. */
  onChoose: (() => void) | undefined;
  /** The page that edits it, and the history state of its entry. */
  edit: { to: string; state: unknown };
  /** What can be done with it, below it. */
  children: ReactNode;
}

const icons: Readonly<Record<AddressTag, string>> = {
  home: 'life',
  company: 'office',
  school: 'guide',
  none: 'pin',
};

/** A saved address: who receives, where, and how it is labelled. */
export function AddressRow({ address, isMarked, onChoose, edit, children }: AddressRowProps) {
  const messages = useMessages(addressMessages);
  const { name, phone, detail, tag, isDefault } = address;
  const content = (
    <>
      <IconTile icon={icons[tag]} marginRight={3} className={styles.tile} />
      <Box as="span" grow>
        <ReceiverHead name={name} phone={phone}>
          {isDefault && <Tag tone="primary">{messages.usual}</Tag>}
          {tag !== 'none' && <Tag>{messages.tags[tag]}</Tag>}
        </ReceiverHead>
        <Line>{placeText(address)}</Line>
        <Line>{detail}</Line>
      </Box>
    </>
  );
  return (
    <Inline
      as="li"
      wrap
      align="start"
      radius="l"
      background="surface"
      shadow={1}
      className={styles.card}
      data-marked={isMarked}
    >
      {onChoose === undefined ? (
        <div className={styles.main}>{content}</div>
      ) : (
        <button type="button" className={styles.main} aria-pressed={isMarked} onClick={onChoose}>
          {content}
        </button>
      )}
      <IconButton
        as={Link}
        tone="secondary"
        className={styles.edit}
        to={edit.to}
        state={edit.state}
        aria-label={messages.edit(name)}
      >
        <Icon name="edit" size={20} />
      </IconButton>
      {children}
    </Inline>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <span className={styles.line}>{children}</span>;
}
