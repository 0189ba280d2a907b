import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './index-strip.module.css';

interface IndexStripProps {
  label: string;
  letters: readonly string[];
  /** The letter at the current scroll position. */
  current: string;
  onSelect: (letter: string) => void;
}

/** A strip of letters to drag along; for keyboard and screen readers it is a slider. */
export function IndexStrip({ label, letters, current, onSelect }: IndexStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const currentIndex = Math.max(0, letters.indexOf(current));
  const selectAt = (index: number) => {
    const letter = letters[Math.min(letters.length - 1, Math.max(0, index))];
    if (letter !== undefined && letter !== current) onSelect(letter);
  };
  const handlePointer = (event: PointerEvent) => {
    const box = strip.current?.getBoundingClientRect();
    if (box === undefined || (event.type === 'pointermove' && event.buttons === 0)) return;
    selectAt(Math.floor(((event.clientY - box.top) / box.height) * letters.length));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    selectAt(currentIndex + step);
  };
  return (
    <div
      ref={strip}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={Math.max(0, letters.length - 1)}
      aria-valuenow={currentIndex}
      aria-valuetext={current}
      className={styles.strip}
      onPointerDown={handlePointer}
      onPointerMove={handlePointer}
      onKeyDown={handleKeyDown}
    >
      {letters.map((letter) => (
        <span key={letter} className={styles.letter} data-current={letter === current}>
          {letter}
        </span>
      ))}
    </div>
  );
}
