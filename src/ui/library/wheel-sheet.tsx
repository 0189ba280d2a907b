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
  /** What is chosen here. */
  label: string;
  options: readonly (readonly [value: string, text: string])[];
}

interface WheelSheetProps {
  title: string;
  slots: readonly Slot[];
  /** One value for each slot; a list of another length is refused, and the first option of each slot stands instead. */
  values: readonly string[];
  onPick: (values: readonly string[]) => void;
  onClose: () => void;
}

/**
 * Chooses one value in each of some slots, side by side. Fingers turn antd-mobile's wheels; keys and screen readers, for which the wheels
 * have nothing, get a list of the browser's own on top of each.
 */
export default function WheelSheet({ title, slots, values, onPick, onClose }: WheelSheetProps) {
  const messages = useMessages(kitMessages);
  const [chosen, setChosen] = useState(() => startOf(slots, values));
  return (
    <Sheet title={title} onClose={onClose}>
      <div className={styles.slots}>
        <div aria-hidden="true">
          <PickerView
            mouseWheel
            columns={slots.map(({ options }) => options.map(([value, label]) => ({ value, label })))}
            value={chosen}
            onChange={(turned) => setChosen(turned.map(String))}
          />
        </div>
        <div className={styles.lists}>
          {slots.map(({ label, options }, place) => (
            <div key={label} className={styles.list}>
              <select
                aria-label={label}
                value={chosen[place]}
                onChange={({ target }) =>
                  setChosen(chosen.map((other, index) => (index === place ? target.value : other)))
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

function startOf(slots: readonly Slot[], values: readonly string[]): string[] {
  const accepted = acceptPickerValues(values, slots.length);
  return slots.map(({ options }, place) => {
    const wanted = options.find(([value]) => value === accepted?.[place]);
    return (wanted ?? options[0])?.[0] ?? '';
  });
}
