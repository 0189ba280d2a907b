import { useId, useState } from 'react';
import { acceptPickerValues } from '@/domain/forms/picker-values';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import { Button } from './button';
import { chosenByKey } from './arrow-keys';
import styles from './picker.module.css';
import { Sheet } from '@/ui/overlays/sheet';

interface Slot {
  /** What is chosen here. */
  label: string;
  options: readonly (readonly [value: string, text: string])[];
}

interface PickerProps {
  title: string;
  slots: readonly Slot[];
  /** One value for each slot; a list of another length is refused, and the first option of each slot stands instead. */
  values: readonly string[];
  onPick: (values: readonly string[]) => void;
  onClose: () => void;
}

/** Chooses one value in each of some slots, side by side. */
export function Picker({ title, slots, values, onPick, onClose }: PickerProps) {
  const messages = useMessages(kitMessages);
  const [chosen, setChosen] = useState(() => startOf(slots, values));
  return (
    <Sheet title={title} onClose={onClose}>
      <div className={styles.slots}>
        {slots.map((slot, place) => (
          <Column
            key={slot.label}
            slot={slot}
            value={chosen[place] ?? ''}
            onChange={(value) => setChosen(chosen.map((other, index) => (index === place ? value : other)))}
          />
        ))}
      </div>
      <div className={styles.answers}>
        <Button variant="outlined" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button onClick={() => onPick(chosen)}>{messages.confirm}</Button>
      </div>
    </Sheet>
  );
}

function startOf(slots: readonly Slot[], values: readonly string[]): readonly string[] {
  const accepted = acceptPickerValues(values, slots.length);
  return slots.map(({ options }, place) => {
    const wanted = options.find(([value]) => value === accepted?.[place]);
    return (wanted ?? options[0])?.[0] ?? '';
  });
}

interface ColumnProps {
  slot: Slot;
  value: string;
  onChange: (value: string) => void;
}

function Column({ slot: { label, options }, value, onChange }: ColumnProps) {
  const id = useId();
  const index = options.findIndex(([option]) => option === value);
  return (
    <div
      className={styles.column}
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => {
        const wanted = options[chosenByKey(event, index) ?? -1];
        if (wanted !== undefined) onChange(wanted[0]);
      }}
    >
      {options.map(([option, text]) => (
        <button
          key={`${id}-${option}`}
          type="button"
          role="radio"
          aria-checked={option === value}
          tabIndex={option === value ? 0 : -1}
          className={styles.option}
          ref={option === value ? intoView : null}
          onClick={() => onChange(option)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** The chosen one stands in the middle of its column. */
function intoView(option: HTMLElement | null): void {
  const column = option?.parentElement;
  if (option === null || column === null || column === undefined) return;
  column.scrollTop = option.offsetTop - (column.clientHeight - option.clientHeight) / 2;
}
