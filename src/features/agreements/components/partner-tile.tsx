import { charactersOf } from '@/domain/text';
import styles from './partner-tile.module.css';

/** Stands for a partner by the first character of its name; decorative, the name stands beside it. */
export function PartnerTile({ name, large = false }: { name: string; large?: boolean }) {
  return (
    <span className={styles.tile} data-large={large} aria-hidden="true">
      {charactersOf(name)[0]}
    </span>
  );
}
