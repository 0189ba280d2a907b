import { useEffect, useRef, type RefObject } from 'react';

/** The value of the last render and whether the component is mounted, for code that runs after an await. */
export function useLatest<Value>(value: Value): RefObject<{ value: Value; isMounted: boolean }> {
  const latest = useRef({ value, isMounted: false });
  useEffect(() => {
    latest.current.value = value;
  });
  useEffect(() => {
    const { current } = latest;
    current.isMounted = true;
    return () => {
      current.isMounted = false;
    };
  }, []);
  return latest;
}
