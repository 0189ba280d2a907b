import { AvatarStack } from './avatar-stack';
import styles from './named-people.module.css';

/** A few avatars with the names of the people. */
export function NamedPeople({ names, text }: { names: readonly string[]; text: string }) {
  return (
    <span className={styles.people}>
      <AvatarStack names={names} />
      <span className={styles.names}>{text}</span>
    </span>
  );
}
