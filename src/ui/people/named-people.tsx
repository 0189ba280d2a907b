import { AvatarStack } from './avatar-stack';
import styles from './named-people.module.css';

/** A few faces and the names that go with them. */
export function NamedPeople({ names, text }: { names: readonly string[]; text: string }) {
  return (
    <span className={styles.people}>
      <AvatarStack names={names} />
      <span className={styles.names}>{text}</span>
    </span>
  );
}
