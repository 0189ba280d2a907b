import { Link } from 'react-router-dom';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { IconButton } from '@/ui/forms/icon-button';
import { Box, Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Avatar } from '@/ui/people/avatar';
import { Note, Text } from '@/ui/text/text';
import type { SavedNumber } from '../endpoints/recharge-account';
import { labelOf } from '../known-numbers';
import { phoneTopUpMessages, savedAccountMessages } from '../messages';
import { groupedNumber } from '../rules/phone-number';
import styles from './account-row.module.css';

interface AccountRowProps {
  account: SavedNumber;
  /** The editor, and the history state of its entry. */
  edit: { to: string; state: unknown };
}

/** A saved number: whose it is, its digits, and the way to change it. */
export function AccountRow({ account, edit }: AccountRowProps) {
  const messages = useMessages(savedAccountMessages);
  const topUps = useMessages(phoneTopUpMessages);
  const label = labelOf(account, topUps);
  return (
    <Inline as="li" paddingY={3} divider="between" className={styles.row}>
      <Avatar name={account.name} />
      <Box as="span" marginLeft={3} grow>
        <Inline as="span" wrap>
          <Text as="b" marginRight={2} weight="medium">
            {label}
          </Text>
          {label !== account.name && (
            <Note as="span" marginRight={2}>
              {account.name}
            </Note>
          )}
          {account.isDefault && <Tag tone="primary">{messages.usual}</Tag>}
        </Inline>
        <span className={styles.number}>{groupedNumber(account.number)}</span>
      </Box>
      <IconButton
        as={Link}
        tone="secondary"
        className={styles.edit}
        to={edit.to}
        state={edit.state}
        aria-label={messages.edit(label)}
      >
        <Icon name="edit" size={20} />
      </IconButton>
    </Inline>
  );
}
