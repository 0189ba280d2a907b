import type { GoodsDetail } from '@/api/endpoints/goods';
import { isInStock } from '@/domain/mall/specification';
import { goodsMessages } from '@/messages/areas/goods';
import { useMessages } from '@/messages/language';
import { RadioGroup } from '@/ui/forms/radio-group';
import { Title } from '@/ui/text/text';
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
  return slots.map((slot, index) => {
    const isLeft = (name: string) => isInStock(variants, values, index, name);
    return (
      <div key={slot.name}>
        <Title as="h3" marginBottom={2}>
          {slot.name}
        </Title>
        <RadioGroup
          label={slot.name}
          choices={slot.values}
          keyOf={({ name }) => name}
          current={values[index]}
          onChoose={({ name }) => onChoose(index, name)}
          className={styles.values}
          choiceClassName={styles.value}
          attributesOf={({ name }) => ({
            'aria-label': isLeft(name) ? name : messages.soldOutOption(name),
            'data-gone': !isLeft(name),
          })}
        >
          {({ name, colour }) => (
            <>
              {colour !== '' && <span className={styles.colour} style={{ background: colour }} />}
              {name}
              {!isLeft(name) && <span className={styles.gone}>{messages.soldOut}</span>}
            </>
          )}
        </RadioGroup>
      </div>
    );
  });
}
