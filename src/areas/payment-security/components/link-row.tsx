import { Link } from 'react-router-dom';
import { Box, Inline } from '@/ui/layout/box';
import { ListRow } from '@/ui/lists/list-row';
import { Icon } from '@/ui/media/icon';
import { IconTile } from '@/ui/media/icon-tile';
import { Caption, Text } from '@/ui/text/text';
import styles from './link-row.module.css';

interface LinkRowProps {
  to: string;
  state?: object;
  /** Shown on a tile before the label. */
  icon?: string;
  label: string;
  description: string;
  value: string;
  /** Shown before the value in a lighter colour. */
  sign?: string;
  /** The accessible text of sign and value. */
  accessibleText?: string;
  /** The value is an amount and is shown large. */
  isAmount?: boolean;
}

/** One setting with its value, linked to the page on which it is changed. */
export function LinkRow({
  to,
  state,
  icon,
  label,
  description,
  value,
  sign,
  accessibleText,
  isAmount = false,
}: LinkRowProps) {
  return (
    <Inline as={Link} to={to} state={state} position="relative" className={styles.row}>
      {icon !== undefined && <IconTile icon={icon} marginRight={3} />}
      <ListRow as="span" grow className={styles.content}>
        <Box as="span" grow>
          <Box as="span" display="block">
            {label}
          </Box>
          <Caption as="span" display="block">
            {description}
          </Caption>
        </Box>
        <span className={isAmount ? styles.amount : styles.value}>
          {accessibleText !== undefined && <span className="visuallyHidden">{accessibleText}</span>}
          <span aria-hidden={accessibleText !== undefined}>
            {sign !== undefined && <span className={styles.sign}>{sign} </span>}
            {value}
          </span>
        </span>
        <Text marginLeft={2} tone="tertiary" flex="none">
          <Icon name="forward" size={16} />
        </Text>
      </ListRow>
    </Inline>
  );
}
