import { Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import styles from './passage.module.css';

/** Dots between the wallet and the icon of the target; decorative, as the text below says the same. */
export function Passage({ to, moving = false }: { to: string; moving?: boolean }) {
  return (
    <Inline justify="center" marginBottom={3} aria-hidden="true">
      <span className={styles.from}>
        <Icon name="wallet" size={30} />
      </span>
      <span className={styles.dots} data-moving={moving}>
        <i />
        <i />
        <i />
      </span>
      <span className={styles.to}>
        <Icon name={to} size={30} />
      </span>
    </Inline>
  );
}
