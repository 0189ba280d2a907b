import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type PointerEvent } from 'react';

/** A longer swipe turns the page, px. */
const swipeDistance = 40;
/** A longer touch holds the page instead of turning it, ms. */
const tapTime = 300;
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Turns pages by swipe and by arrow keys, and knows whether a finger holds the page; `onTurn` gets 1 or -1. */
export function useTurns(isActive: boolean, onTurn: (by: number) => void) {
  const start = useRef<{ x: number; time: number } | null>(null);
  const isTap = useRef(true);
  const [isHeld, setHeld] = useState(false);
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const by = steps[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      turn(by);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isActive]);

  const release = () => {
    start.current = null;
    setHeld(false);
  };
  const handlers = {
    onPointerDown: ({ clientX }: PointerEvent) => {
      start.current = { x: clientX, time: Date.now() };
      isTap.current = true;
      setHeld(true);
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const { x, time } = start.current ?? { x: clientX, time: Date.now() };
      const by = clientX - x;
      isTap.current = Math.abs(by) <= swipeDistance && Date.now() - time <= tapTime;
      if (Math.abs(by) > swipeDistance) onTurn(by < 0 ? 1 : -1);
      release();
    },
    onPointerCancel: release,
    onPointerLeave: release,
  };
  /** Turns on a tap or a key, and does nothing at the end of a swipe or of holding. */
  const handleTap = (by: number, { detail }: MouseEvent) => {
    if (isTap.current || isWithoutPointer(detail)) onTurn(by);
    isTap.current = true;
  };
  return { isHeld, handlers, handleTap };
}

/** Whether a click came from a keyboard or a screen reader: no pointer counted it. */
export function isWithoutPointer(detail: number): boolean {
  return detail === 0;
}
