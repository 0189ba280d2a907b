import type { AriaAttributes, ReactNode } from 'react';
import { chosenByKey } from './arrow-keys';

interface RadioGroupProps<Choice> {
  /** Names the group for screen readers, where no element on the page does. */
  label?: string;
  /** The element id of what names the group. */
  labelId?: string;
  choices: readonly Choice[];
  keyOf: (choice: Choice) => string | number;
  /** The key of the chosen one; undefined, or the key of none, while nothing is chosen. */
  current: string | number | undefined;
  /** A choice that can be read and focused, and not be chosen. */
  isDisabled?: (choice: Choice) => boolean;
  /** A tap means the choice, while an arrow key may be on its way to another one. */
  onChoose: (choice: Choice, gesture: 'tap' | 'arrow') => void;
  className?: string | undefined;
  choiceClassName: string | undefined;
  /** The element id of the choice that has the focus first, where the page has to find it. */
  firstId?: string | undefined;
  attributesOf?: (choice: Choice) => AriaAttributes & Readonly<Record<`data-${string}`, boolean>>;
  /** Draws the inside of one choice. */
  children: (choice: Choice, isChosen: boolean, index: number) => ReactNode;
}

/** Choices of which one is chosen, by tap and by arrow keys; the group is one stop of the Tab key. */
export function RadioGroup<Choice>({
  label,
  labelId,
  choices,
  keyOf,
  current,
  isDisabled,
  onChoose,
  className,
  choiceClassName,
  firstId,
  attributesOf,
  children,
}: RadioGroupProps<Choice>) {
  const chosen = choices.findIndex((choice) => keyOf(choice) === current);
  // Without a choice the first one is in the tab order.
  const tabStop = Math.max(chosen, 0);
  const choose = (choice: Choice | undefined, gesture: 'tap' | 'arrow') => {
    if (choice !== undefined && isDisabled?.(choice) !== true) onChoose(choice, gesture);
  };
  return (
    <div
      className={className}
      role="radiogroup"
      aria-label={label}
      aria-labelledby={labelId}
      onKeyDown={(event) => choose(choices[chosenByKey(event) ?? -1], 'arrow')}
    >
      {choices.map((choice, index) => (
        <button
          key={keyOf(choice)}
          id={index === tabStop ? firstId : undefined}
          type="button"
          role="radio"
          aria-checked={index === chosen}
          aria-disabled={isDisabled?.(choice)}
          tabIndex={index === tabStop ? 0 : -1}
          className={choiceClassName}
          {...attributesOf?.(choice)}
          onClick={() => choose(choice, 'tap')}
        >
          {children(choice, index === chosen, index)}
        </button>
      ))}
    </div>
  );
}
