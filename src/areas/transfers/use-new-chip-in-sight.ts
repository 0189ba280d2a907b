import { useEffect, useRef, type RefObject } from 'react';

/** For a list that scrolls sideways: scrolls to its last item whenever one is added. */
export function useNewChipInSight(count: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current)
      list.current?.lastElementChild?.scrollIntoView({ block: 'nearest', inline: 'end' });
    before.current = count;
  }, [count]);
  return list;
}
