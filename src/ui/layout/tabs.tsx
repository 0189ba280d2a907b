import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { chosenByKey } from '@/ui/forms/arrow-keys';
import styles from './tabs.module.css';

interface TabsProps<Name extends string> {
  /** Names the tabs for screen readers. */
  label: string;
  tabs: readonly (readonly [name: Name, text: ReactNode])[];
  current: Name;
  onChange: (name: Name) => void;
  /** `hero` tabs of two lines lie on the colour of the envelope. */
  variant?: 'plain' | 'hero';
  /** The content of the current tab. */
  children: ReactNode;
}

/** A row of tabs with the panel of the current one, also by arrow keys. */
export function Tabs<Name extends string>({
  label,
  tabs,
  current,
  onChange,
  variant = 'plain',
  children,
}: TabsProps<Name>) {
  const id = useId();
  const index = tabs.findIndex(([name]) => name === current);
  const row = useRef<HTMLDivElement>(null);
  // The current tab may be beyond the edge of a row that scrolls.
  useLayoutEffect(() => {
    const tab = row.current?.children[index];
    if (row.current === null || !(tab instanceof HTMLElement)) return;
    row.current.scrollLeft =
      tab.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [index]);
  return (
    <>
      <div
        ref={row}
        className={styles.row}
        data-variant={variant}
        role="tablist"
        aria-label={label}
        onKeyDown={(event) => {
          const chosen = tabs[chosenByKey(event) ?? -1];
          if (chosen !== undefined) onChange(chosen[0]);
        }}
      >
        {tabs.map(([name, text]) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === current}
            aria-controls={`${id}-panel`}
            tabIndex={name === current ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(name)}
          >
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
