import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { readStored, writeStored } from '@/state/storage';
import styles from './handle.module.css';

/** The range of the handle, in hundredths of the window's height: below the header and above fixed elements at the bottom. */
const range = { top: 12, initial: 40, bottom: 70 };
const step = 4;
/** A pointer that moved less than this many pixels counts as a tap. */
const tapTolerance = 6;

function clamp(top: number): number {
  return Math.min(range.bottom, Math.max(range.top, top));
}

function storedTop(): number {
  const stored = Number(readStored('qa-handle') ?? range.initial);
  return Number.isFinite(stored) ? clamp(stored) : range.initial;
}

/**
 * The button that opens the console: at the left edge, or beside the column of a wide window, so that it covers no text. It can be moved up and
 * down by dragging or by the arrow keys, and its position is stored.
 */
export function Handle({ focused, onOpen }: { focused: boolean; onOpen: () => void }) {
  const [top, setTop] = useState(storedTop);
  const drag = useRef({ startY: 0, startTop: 0, hasMoved: false });

  const moveTo = (wanted: number) => {
    setTop(clamp(wanted));
    writeStored('qa-handle', String(clamp(wanted)));
  };
  const handlePointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    drag.current = { startY: event.clientY, startTop: top, hasMoved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const handlePointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const distance = event.clientY - drag.current.startY;
    if (Math.abs(distance) >= tapTolerance) drag.current.hasMoved = true;
    if (drag.current.hasMoved) setTop(clamp(drag.current.startTop + (distance / window.innerHeight) * 100));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    moveTo(top + (event.key === 'ArrowUp' ? -step : step));
  };
  return (
    <button
      type="button"
      className={styles.handle}
      style={{ top: `${top}vh` }}
      aria-label="QA 控制台"
      autoFocus={focused}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={() => drag.current.hasMoved && moveTo(top)}
      onKeyDown={handleKeyDown}
      onClick={() => {
        // A drag ends with a click, too.
        if (drag.current.hasMoved) drag.current.hasMoved = false;
        else onOpen();
      }}
    >
      <span className={styles.tab}>QA</span>
    </button>
  );
}
