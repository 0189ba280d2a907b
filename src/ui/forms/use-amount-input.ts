import { useRef, type ChangeEvent, type ClipboardEvent } from 'react';
import { changeAmountInput, finishAmountInput, toHalfWidth } from '@/domain/money';

/** The handlers of a text field for an amount: keys that break the rule do nothing, and pasted text stays as it is. */
export function useAmountInput(value: string, onChange: (text: string) => void) {
  const isPasted = useRef(false);
  const set = (text: string, pasted: boolean) => {
    isPasted.current = pasted;
    onChange(text);
  };
  return {
    value,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const pasted =
        target.value.length > value.length + 1 ||
        (nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('insertFrom'));
      set(pasted ? toHalfWidth(target.value) : changeAmountInput(value, target.value), pasted);
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const pasted = event.clipboardData.getData('text').trim();
      if (!/[\r\n]/.test(pasted)) return;
      // A one-line field drops line breaks, which would join two numbers into another one.
      event.preventDefault();
      const { selectionStart, selectionEnd } = event.currentTarget;
      const start = value.slice(0, selectionStart ?? value.length);
      const end = value.slice(selectionEnd ?? value.length);
      set(toHalfWidth(`${start}${pasted.replace(/[\r\n]+/g, ' ')}${end}`), true);
    },
    onBlur: () => {
      if (!isPasted.current && finishAmountInput(value) !== value) onChange(finishAmountInput(value));
    },
  };
}
