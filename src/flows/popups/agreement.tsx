import type { PopupLink } from '@/domain/popups/popup';
import { openExternal } from '@/state/external-navigation';
import { Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import styles from './agreement.module.css';

/** Links to the agreements, opened through the external link guard. */
export function AgreementLinks({ links }: { links: readonly PopupLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ name, url }) => (
        <li key={name + url}>
          <button type="button" className={styles.link} onClick={() => openExternal(url)}>
            <span>{name}</span>
            <Icon name="forward" size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface AgreementBoxProps {
  label: string;
  ticked: boolean;
  /** The person tried to confirm without ticking it. */
  highlighted: boolean;
  onToggle: () => void;
}

export function AgreementBox({ label, ticked, highlighted, onToggle }: AgreementBoxProps) {
  return (
    <Inline
      as="button"
      type="button"
      role="checkbox"
      aria-checked={ticked}
      aria-invalid={highlighted}
      width="full"
      minHeight="tap"
      marginTop={2}
      textAlign="left"
      className={styles.row}
      onClick={onToggle}
    >
      <span className={styles.box}>{ticked && <Icon name="check" size={16} />}</span>
      <span>{label}</span>
    </Inline>
  );
}
