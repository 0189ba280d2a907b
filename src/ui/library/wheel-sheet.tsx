import { PickerView } from 'antd-mobile';
import { useState, type ReactNode } from 'react';
import { acceptPickerValues } from '@/domain/forms/picker-values';
import { kitMessages } from '@/messages/kit';
import { useMessages } from '@/messages/language';
import './set-up';
import { Button } from '@/ui/forms/button';
import { Box } from '@/ui/layout/box';
import { Sheet } from '@/ui/overlays/sheet';
import styles from './wheel-sheet.module.css';

interface Slot {
  /** Names the value for screen readers. */
  label: string;
  options: readonly (readonly [value: string, text: string])[];
}

interface WheelSheetProps {
  title: string;
  /** The wheels; those whose options depend on the chosen values of the wheels before them are given as a function of these. */
  slots: readonly Slot[] | ((values: readonly string[]) => readonly Slot[]);
  /** One value for each slot; a list of another length selects the first option of each slot. */
  values: readonly string[];
  onPick: (values: readonly string[]) => void;
  onClose: () => void;
}

/** Characters. */
const longestLine = 5;

/**
 * A sheet with wheels side by side, each for one value. Touch turns the wheels of antd-mobile, which support neither keyboard nor screen
 * reader; for these a native select lies on top of each wheel.
 */
export default function WheelSheet({ title, slots: given, values, onPick, onClose }: WheelSheetProps) {
  const messages = useMessages(kitMessages);
  const slotsFor = typeof given === 'function' ? given : () => given;
  const [chosen, setChosen] = useState(() => initialValuesOf(slotsFor, values));
  const slots = slotsFor(chosen);
  const handleChange = (next: readonly string[]) => setChosen(withOptions(slotsFor, next));
  return (
    <Sheet title={title} onClose={onClose}>
      <Box position="relative" className={styles.slots}>
        <div aria-hidden="true">
          <PickerView
            mouseWheel
            columns={slots.map(({ options }) =>
              options.map(([value, text]) => ({ value, label: labelOf(text) })),
            )}
            value={[...chosen]}
            onChange={(next) => handleChange(next.map((value) => String(value ?? '')))}
          />
        </div>
        <div className={styles.lists}>
          {slots.map(({ label, options }, slotIndex) => (
            <Box key={label} flex={1} radius="m" className={styles.list}>
              <select
                aria-label={label}
                value={chosen[slotIndex]}
                onChange={({ target }) =>
                  handleChange(chosen.map((other, index) => (index === slotIndex ? target.value : other)))
                }
              >
                {options.map(([value, text]) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            </Box>
          ))}
        </div>
      </Box>
      <Button block onClick={() => onPick(chosen)}>
        {messages.confirm}
      </Button>
    </Sheet>
  );
}

/** A long text is smaller, on two lines, because a wheel would cut it. */
function labelOf(text: string): ReactNode {
  return text.length > longestLine ? <span className={styles.long}>{text}</span> : text;
}

type SlotsFor = (values: readonly string[]) => readonly Slot[];

function initialValuesOf(slotsFor: SlotsFor, values: readonly string[]): readonly string[] {
  const count = slotsFor([]).length;
  return withOptions(slotsFor, acceptPickerValues(values, count) ?? Array.from({ length: count }, () => ''));
}

/** The values, with the first option in place of one that its slot does not have; each slot may depend on those before it. */
function withOptions(slotsFor: SlotsFor, values: readonly string[]): readonly string[] {
  return values.reduce<readonly string[]>((chosen, _, slotIndex) => {
    const options = slotsFor(chosen)[slotIndex]?.options ?? [];
    const current = options.find(([value]) => value === chosen[slotIndex]) ?? options[0];
    return chosen.map((value, index) => (index === slotIndex ? (current?.[0] ?? '') : value));
  }, values);
}
