import type { GoodsDetail } from '@/api/endpoints/goods';
import { isInStock } from '@/domain/mall/specification';
import { goodsMessages } from '@/messages/goods';
import { useMessages } from '@/messages/language';
import { chosenByKey } from '@/ui/forms/arrow-keys';
import styles from './spec-slots.module.css';

interface SpecSlotsProps {
  slots: GoodsDetail['slots'];
  variants: GoodsDetail['variants'];
  /** What is chosen, one for each slot. */
  values: readonly string[];
  onChoose: (slot: number, value: string) => void;
}

/** A radio group for each thing that can be chosen; a value that is sold out with the rest of the choice says so. */
export function SpecSlots({ slots, variants, values, onChoose }: SpecSlotsProps) {
  const messages = useMessages(goodsMessages);
  return slots.map((slot, place) => {
    const index = slot.values.findIndex(({ name }) => name === values[place]);
    return (
      <div key={slot.name}>
        <h3 className={styles.title}>{slot.name}</h3>
        <div
          className={styles.values}
          role="radiogroup"
          aria-label={slot.name}
          onKeyDown={(event) => {
            const chosen = slot.values[chosenByKey(event, index) ?? -1];
            if (chosen !== undefined) onChoose(place, chosen.name);
          }}
        >
          {slot.values.map(({ name, colour }, number) => {
            const isLeft = isInStock(variants, values, place, name);
            return (
              <button
                key={name}
                type="button"
                role="radio"
                aria-checked={number === index}
                aria-label={isLeft ? name : messages.soldOutOption(name)}
                tabIndex={number === Math.max(index, 0) ? 0 : -1}
                className={styles.value}
                data-gone={!isLeft}
                onClick={() => onChoose(place, name)}
              >
                {colour !== '' && <span className={styles.colour} style={{ background: colour }} />}
                {name}
                {!isLeft && <span className={styles.gone}>{messages.soldOut}</span>}
              </button>
            );
          })}
        </div>
      </div>
    );
  });
}
