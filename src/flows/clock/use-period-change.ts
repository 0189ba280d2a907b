import { useEffect, useEffectEvent, useRef } from 'react';

/** Does something when the state of a period changes, which `key` stands for; not at first, nor after `none`. */
export function usePeriodChange(key: string, none: string, onChange: () => void): void {
  const previousKey = useRef<string | null>(null);
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    const hasChanged =
      previousKey.current !== null && previousKey.current !== none && previousKey.current !== key;
    previousKey.current = key;
    if (hasChanged) handleChange();
  }, [key, none]);
}
