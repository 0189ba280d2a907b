import { Avatar } from './avatar';
import styles from './avatar-stack.module.css';

const shown = 3;

/** The first few people, one overlapping the other; their names stand beside it. */
export function AvatarStack({ names }: { names: readonly string[] }) {
  return (
    <span className={styles.stack} aria-hidden="true">
      {names.slice(0, shown).map((name, place) => (
        <span key={place} className={styles.one}>
          <Avatar name={name} size={28} />
        </span>
      ))}
    </span>
  );
}
