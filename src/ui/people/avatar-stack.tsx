import { Inline } from '@/ui/layout/box';
import { Avatar } from './avatar';
import styles from './avatar-stack.module.css';

const maxAvatars = 3;

/** Overlapping avatars of the first few people; decorative, as their names are shown beside it. */
export function AvatarStack({ names }: { names: readonly string[] }) {
  return (
    <Inline as="span" display="inline-flex" flex="none" align="stretch" aria-hidden="true">
      {names.slice(0, maxAvatars).map((name, index) => (
        <span key={index} className={styles.one}>
          <Avatar name={name} size={28} />
        </span>
      ))}
    </Inline>
  );
}
