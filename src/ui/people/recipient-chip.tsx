import { IconButton } from '@/ui/forms/icon-button';
import { Icon } from '@/ui/media/icon';
import { Avatar } from './avatar';
import styles from './recipient-chip.module.css';

interface RecipientChipProps {
  name: string;
  /** The name as it is written, where something tells the person apart from a namesake. */
  shownName?: string;
  removeLabel: string;
  onRemove: () => void;
}

/** A chosen recipient with a remove button. */
export function RecipientChip({ name, shownName = name, removeLabel, onRemove }: RecipientChipProps) {
  return (
    <span className={styles.chip}>
      <Avatar name={name} size={32} />
      <span className={styles.name}>{shownName}</span>
      <IconButton type="button" tone="secondary" aria-label={removeLabel} onClick={onRemove}>
        <Icon name="close" size={16} />
      </IconButton>
    </span>
  );
}
