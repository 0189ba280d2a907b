import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { changeAmountInput, finishAmountInput } from '@/domain/money';
import coin from '@/ui/icons/coin.svg';
import { Box } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Sheet } from '@/ui/overlays/sheet';
import { QuickAmounts } from './quick-amounts';
import styles from './keypad-sheet.module.css';

interface KeypadSheetProps {
  title: string;
  /** The typed amount. */
  value: string;
  /** The amount as screen readers say it. */
  accessibleText: string;
  /** Total and remaining balance, or the validation error. */
  note: ReactNode;
  alarming: boolean;
  quick: readonly string[];
  messages: { remove: string; done: string; quick: string };
  onChange: (value: string) => void;
  onClose: () => void;
  /** Called by the large key; closes the sheet by default. */
  onDone?: () => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '.'];

/** A keypad for amounts with the current total above; hardware keyboards work as well. */
export function KeypadSheet({
  title,
  value,
  accessibleText,
  note,
  alarming,
  quick,
  messages,
  onChange,
  onClose,
  onDone = onClose,
}: KeypadSheetProps) {
  const isTyped = useRef(false);
  const type = (next: string) => {
    isTyped.current = true;
    onChange(next);
  };
  const press = (key: string) => type(changeAmountInput(value, value + key));
  const remove = () => type(value.slice(0, -1));
  const finish = (next: () => void) => {
    // Text that was pasted before stays as it is, and is refused visibly.
    if (isTyped.current) onChange(finishAmountInput(value));
    isTyped.current = false;
    next();
  };

  // Before the sheet is seen, so that no key which is typed at once is lost.
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (digits.includes(event.key)) press(event.key);
      if (event.key === 'Backspace') remove();
      // Enter on a focused button activates that button.
      if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) finish(onDone);
    };
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  });

  const renderKey = (digit: string) => (
    <button
      key={digit}
      type="button"
      className={digit === '0' ? styles.wide : styles.key}
      onClick={() => press(digit)}
    >
      {digit}
    </button>
  );
  return (
    <Sheet title={title} onClose={() => finish(onClose)} keeps>
      <div className={styles.split}>
        <div>
          <p className={styles.amount}>
            <img src={coin} width={36} height={36} alt="" />
            <span className="visuallyHidden">{accessibleText}</span>
            <span className={styles.digits} aria-hidden="true">
              {value === '' ? '0' : value}
            </span>
            <span className={styles.caret} aria-hidden="true" />
          </p>
          <p className={alarming ? styles.alarm : styles.note} aria-live="polite">
            {note}
          </p>
          <Box marginTop={4}>
            <QuickAmounts label={messages.quick} amounts={quick} current={value} onChoose={onChange} />
          </Box>
        </div>
        <div className={styles.keys}>
          {digits.slice(0, 3).map(renderKey)}
          <button type="button" className={styles.key} aria-label={messages.remove} onClick={remove}>
            <Icon name="backspace" />
          </button>
          {digits.slice(3, 6).map(renderKey)}
          <button type="button" className={styles.done} onClick={() => finish(onDone)}>
            {messages.done}
          </button>
          {digits.slice(6).map(renderKey)}
        </div>
      </div>
    </Sheet>
  );
}
