import styles from './tag.module.css';

interface TagProps {
  tone?: 'plain' | 'primary' | 'gold' | 'success' | 'warning' | 'info' | 'danger';
  children: string;
}

/** A word that sorts or states; never the only place of a fact. */
export function Tag({ tone = 'plain', children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
