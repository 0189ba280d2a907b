import type { ItemCard } from '../endpoints/items';
import { ItemTile } from './item-tile';
import styles from './item-grid.module.css';

/** Items in two columns whose pictures are high and low by turns. */
export function ItemGrid({ items }: { items: readonly ItemCard[] }) {
  return (
    <ul className={styles.grid}>
      {items.map((item, index) => (
        <li key={item.id} className={styles.cell}>
          <ItemTile item={item} isTall={index % 4 === 1 || index % 4 === 2} />
        </li>
      ))}
    </ul>
  );
}
