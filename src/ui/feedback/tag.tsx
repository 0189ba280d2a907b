import styles from './tag.module.css';

interface TagProps {
  tone?: 'plain' | 'primary' | 'gold' | 'success' | 'warning' | 'info' | 'danger';
  children: string;
}

/** A label for a category or a state; the same fact must also be stated elsewhere. */
export function Tag({ tone = 'plain', children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
