import { Children, useEffect, useState, type ReactNode } from 'react';
import { idle } from './idle';

interface InTurnProps {
  children: ReactNode;
  /** Stands for those that are still to come. */
  waiting: ReactNode;
}

/** Draws its children one at a time, whenever the browser has nothing else to do: all at once they hold a slow phone up. */
export function InTurn({ children, waiting }: InTurnProps) {
  const parts = Children.toArray(children);
  const [drawn, draw] = useState(1);
  const isWhole = drawn >= parts.length;
  useEffect(() => {
    if (isWhole) return;
    let wanted = true;
    void idle().then(() => wanted && draw(drawn + 1));
    return () => {
      wanted = false;
    };
  }, [drawn, isWhole]);
  return (
    <>
      {parts.slice(0, drawn)}
      {!isWhole && waiting}
    </>
  );
}
