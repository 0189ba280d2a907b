import { charactersOf } from '@/domain/text';
import styles from './partner-tile.module.css';

/** The first character of a partner's name; decorative, as the name is shown beside it. */
export function PartnerTile({ name, large = false }: { name: string; large?: boolean }) {
  return (
    <span className={styles.tile} data-large={large} aria-hidden="true">
      {charactersOf(name)[0]}
    </span>
  );
}
