import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { swipeInterval } from '@/domain/constants';
import styles from './carousel.module.css';
import { Icon } from './icon';
import { usePageHidden } from '@/ui/browser/page-hidden';
import { useReducedMotion } from '@/ui/browser/reduced-motion';

interface CarouselProps {
  /** What the slides are. */
  label: string;
  messages: { pause: string; play: string; slide: (place: number, count: number) => string };
  slides: readonly { id: string; content: ReactNode }[];
}

/** A finger that moved less has tapped, px. */
const tapped = 8;
/** So much of a swipe turns to the next slide, px. */
const turns = 40;
const keys: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Slides that turn by themselves, by a swipe or by the arrow keys. They stand still for as long as somebody points at them or is inside
 * them, after the pause button, while the page is hidden, and for whoever wants less motion.
 */
export function Carousel({ label, messages, slides }: CarouselProps) {
  const count = slides.length;
  const [turned, setTurned] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState({ pointed: false, focused: false });
  const still = useReducedMotion();
  const hidden = usePageHidden();
  const viewport = useRef<HTMLDivElement>(null);
  const shown = Math.min(turned, count - 1);
  const plays = count > 1 && !paused && !still && !hidden && !held.pointed && !held.focused;

  useEffect(() => {
    if (!plays) return;
    const timer = setTimeout(() => setTurned((shown + 1) % count), swipeInterval);
    return () => clearTimeout(timer);
  }, [plays, shown, count]);

  const turn = (by: number) => setTurned((shown + by + count) % count);
  const swipe = useSwipe((by) => turn(by));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = keys[event.key];
    if (by === undefined || count < 2) return;
    event.preventDefault();
    turn(by);
    const next = viewport.current?.children[0]?.children[(shown + by + count) % count];
    // What is out of sight takes no focus: it comes into sight first.
    requestAnimationFrame(() => next?.querySelector<HTMLElement>('a, button')?.focus());
  };

  return (
    <div className={styles.carousel} role="group" aria-label={label}>
      <div
        ref={viewport}
        className={styles.viewport}
        onPointerEnter={({ pointerType }) =>
          pointerType === 'mouse' && setHeld((now) => ({ ...now, pointed: true }))
        }
        onFocus={() => setHeld((now) => ({ ...now, focused: true }))}
        onBlur={() => setHeld((now) => ({ ...now, focused: false }))}
        onKeyDown={onKeyDown}
        onDragStart={(event) => event.preventDefault()}
        {...swipe.handlers}
        onPointerLeave={() => {
          swipe.handlers.onPointerCancel();
          setHeld((now) => ({ ...now, pointed: false }));
        }}
      >
        <ul
          className={styles.track}
          data-held={swipe.moved !== 0}
          style={{ transform: `translateX(calc(${-shown * 100}% + ${swipe.moved}px))` }}
        >
          {slides.map(({ id, content }, place) => (
            <li
              key={id}
              className={styles.slide}
              data-shown={place === shown || swipe.moved !== 0}
              aria-hidden={place !== shown}
              aria-label={messages.slide(place + 1, count)}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <div className={styles.dots} aria-hidden="true">
            {slides.map(({ id }, place) => (
              <span key={id} className={styles.dot} data-shown={place === shown} />
            ))}
          </div>
          {!still && (
            <button
              type="button"
              className={styles.pause}
              aria-label={paused ? messages.play : messages.pause}
              onClick={() => setPaused(!paused)}
            >
              <Icon name={paused ? 'play' : 'pause'} size={16} />
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** Follows a finger or a pressed mouse sideways; says when it went far enough, and keeps its end from being a tap. */
function useSwipe(onTurn: (by: number) => void) {
  const start = useRef<number | null>(null);
  const dragged = useRef(false);
  const [moved, setMoved] = useState(0);
  const end = () => {
    start.current = null;
    setMoved(0);
  };
  const handlers = {
    onPointerDown: ({ clientX }: PointerEvent) => {
      start.current = clientX;
      dragged.current = false;
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (start.current === null) return;
      const by = clientX - start.current;
      if (Math.abs(by) > tapped) dragged.current = true;
      if (dragged.current) setMoved(by);
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const by = start.current === null ? 0 : clientX - start.current;
      if (Math.abs(by) > turns) onTurn(by < 0 ? 1 : -1);
      end();
    },
    onPointerCancel: end,
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return { moved, handlers };
}
