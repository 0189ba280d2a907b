import { PickerView } from 'antd-mobile';
import { useState } from 'react';
import { acceptPickerValues } from '@/domain/forms/picker-values';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import './set-up';
import { Sheet } from '@/ui/overlays/sheet';
import { Button } from '@/ui/forms/button';
import styles from './wheel-sheet.module.css';

interface Slot {
  /** Names the value for screen readers. */
  label: string;
  options: readonly (readonly [value: string, text: string])[];
}

interface WheelSheetProps {
  title: string;
  slots: readonly Slot[];
  /** One value for each slot; a list of another length selects the first option of each slot. */
  values: readonly string[];
  onPick: (values: readonly string[]) => void;
  onClose: () => void;
}

/**
 * A sheet with wheels side by side, each for one value. Touch turns the wheels of antd-mobile, which support neither keyboard nor screen
 * reader; for these a native select lies on top of each wheel.
 */
export default function WheelSheet({ title, slots, values, onPick, onClose }: WheelSheetProps) {
  const messages = useMessages(kitMessages);
  const [chosen, setChosen] = useState(() => initialValuesOf(slots, values));
  return (
    <Sheet title={title} onClose={onClose}>
      <div className={styles.slots}>
        <div aria-hidden="true">
          <PickerView
            mouseWheel
            columns={slots.map(({ options }) => options.map(([value, label]) => ({ value, label })))}
            value={chosen}
            onChange={(next) => setChosen(next.map(String))}
          />
        </div>
        <div className={styles.lists}>
          {slots.map(({ label, options }, slotIndex) => (
            <div key={label} className={styles.list}>
              <select
                aria-label={label}
                value={chosen[slotIndex]}
                onChange={({ target }) =>
                  setChosen(chosen.map((other, index) => (index === slotIndex ? target.value : other)))
                }
              >
                {options.map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </div>
      </div>
      <Button block onClick={() => onPick(chosen)}>
        {messages.confirm}
      </Button>
    </Sheet>
  );
}

function initialValuesOf(slots: readonly Slot[], values: readonly string[]): string[] {
  const accepted = acceptPickerValues(values, slots.length);
  return slots.map(({ options }, index) => {
    const current = options.find(([value]) => value === accepted?.[index]);
    return (current ?? options[0])?.[0] ?? '';
  });
}
