import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { readStored, writeStored } from '@/state/storage';
import styles from './handle.module.css';

/** Where the handle may stand, in hundredths of the window's height: below the header, above what sticks to the bottom. */
const range = { top: 12, usual: 40, bottom: 70 };
const step = 4;
/** A finger that moved less than this many pixels has tapped. */
const tapping = 6;

function within(place: number): number {
  return Math.min(range.bottom, Math.max(range.top, place));
}

function storedPlace(): number {
  const stored = Number(readStored('qa-handle') ?? range.usual);
  return Number.isFinite(stored) ? within(stored) : range.usual;
}

/**
 * The way into the console: in the gutter at the left edge, or beside the column of a wide window, so that it covers no text. It is moved up and
 * down by dragging or by the arrow keys, and stays where it was put.
 */
export function Handle({ focused, onOpen }: { focused: boolean; onOpen: () => void }) {
  const [place, setPlace] = useState(storedPlace);
  const drag = useRef({ from: 0, start: 0, moved: false });

  const put = (wanted: number) => {
    setPlace(within(wanted));
    writeStored('qa-handle', String(within(wanted)));
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    drag.current = { from: event.clientY, start: place, moved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const way = event.clientY - drag.current.from;
    if (Math.abs(way) >= tapping) drag.current.moved = true;
    if (drag.current.moved) setPlace(within(drag.current.start + (way / window.innerHeight) * 100));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    put(place + (event.key === 'ArrowUp' ? -step : step));
  };
  return (
    <button
      type="button"
      className={styles.handle}
      style={{ top: `${place}vh` }}
      aria-label="QA 控制台"
      autoFocus={focused}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => drag.current.moved && put(place)}
      onKeyDown={onKeyDown}
      onClick={() => {
        // A drag ends in a click too.
        if (drag.current.moved) drag.current.moved = false;
        else onOpen();
      }}
    >
      <span className={styles.tab}>QA</span>
    </button>
  );
}
