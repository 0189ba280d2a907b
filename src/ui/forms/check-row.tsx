import type { ReactNode } from 'react';
import { Box, Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Note } from '@/ui/text/text';
import styles from './check-row.module.css';

interface CheckRowProps {
  mark: ReactNode;
  title: string;
  tag: string | null;
  description: string;
  checked: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** A row that can be ticked; a disabled one gives the reason in its description. */
export function CheckRow({ mark, title, tag, description, checked, disabled, onToggle }: CheckRowProps) {
  return (
    <Inline
      as="button"
      type="button"
      role="checkbox"
      aria-checked={checked}
      aria-disabled={disabled}
      width="full"
      minHeight="row"
      className={styles.row}
      onClick={onToggle}
    >
      <span className={styles.box}>{checked && <Icon name="check" size={16} />}</span>
      {mark}
      <span className={styles.texts}>
        <Box as="span" display="block" className={styles.title}>
          {title}
          {/* Always rendered, because adding and removing it makes typing slow in long lists. */}
          <span className={styles.tag}>{tag ?? ''}</span>
        </Box>
        <Note as="span" display="block">
          {description}
        </Note>
      </span>
    </Inline>
  );
}
