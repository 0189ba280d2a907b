import { Avatar } from './avatar';
import { Icon } from '@/ui/media/icon';
import styles from './recipient-chip.module.css';

interface RecipientChipProps {
  name: string;
  removeLabel: string;
  onRemove: () => void;
}

/** A chosen recipient with a remove button. */
export function RecipientChip({ name, removeLabel, onRemove }: RecipientChipProps) {
  return (
    <span className={styles.chip}>
      <Avatar name={name} size={32} />
      <span className={styles.name}>{name}</span>
      <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
        <Icon name="close" size={16} />
      </button>
    </span>
  );
}
