import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { swipeInterval } from '@/domain/constants';
import { usePageHidden } from '@/ui/browser/page-hidden';
import { useReducedMotion } from '@/ui/browser/reduced-motion';
import { IconButton } from '@/ui/forms/icon-button';
import { Box, Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import styles from './carousel.module.css';

interface CarouselProps {
  /** Names the slides for screen readers. */
  label: string;
  messages: { pause: string; play: string; slide: (position: number, count: number) => string };
  slides: readonly { id: string; content: ReactNode }[];
}

/** A shorter movement counts as a tap, px. */
const tapTolerance = 8;
/** A longer swipe shows the next slide, px. */
const swipeDistance = 40;
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Slides that advance automatically, by swipe or by arrow keys. They pause while a mouse or the focus is on them, after the pause button,
 * while the document is hidden, and with reduced motion.
 */
export function Carousel({ label, messages, slides }: CarouselProps) {
  const count = slides.length;
  const [selected, setSelected] = useState(0);
  const [paused, setPaused] = useState(false);
  const [interaction, setInteraction] = useState({ hovered: false, focused: false });
  const reducesMotion = useReducedMotion();
  const isPageHidden = usePageHidden();
  const viewport = useRef<HTMLDivElement>(null);
  const current = Math.min(selected, count - 1);
  const isPlaying =
    count > 1 && !paused && !reducesMotion && !isPageHidden && !interaction.hovered && !interaction.focused;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setSelected((current + 1) % count), swipeInterval);
    return () => clearTimeout(timer);
  }, [isPlaying, current, count]);

  const showNext = (by: number) => setSelected((current + by + count) % count);
  const swipe = useSwipe((by) => showNext(by));
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined || count < 2) return;
    event.preventDefault();
    showNext(by);
    const next = viewport.current?.children[0]?.children[(current + by + count) % count];
    // A hidden slide cannot take the focus before the next frame has made it visible.
    requestAnimationFrame(() => next?.querySelector<HTMLElement>('a, button')?.focus());
  };

  return (
    <Box position="relative" role="group" aria-label={label}>
      <div
        ref={viewport}
        className={styles.viewport}
        onPointerEnter={({ pointerType }) =>
          pointerType === 'mouse' && setInteraction((previous) => ({ ...previous, hovered: true }))
        }
        onFocus={() => setInteraction((previous) => ({ ...previous, focused: true }))}
        onBlur={() => setInteraction((previous) => ({ ...previous, focused: false }))}
        onKeyDown={handleKeyDown}
        onDragStart={(event) => event.preventDefault()}
        {...swipe.handlers}
        onPointerLeave={() => {
          swipe.handlers.onPointerCancel();
          setInteraction((previous) => ({ ...previous, hovered: false }));
        }}
      >
        <ul
          className={styles.track}
          data-held={swipe.moved !== 0}
          style={{ transform: `translateX(calc(${-current * 100}% + ${swipe.moved}px))` }}
        >
          {slides.map(({ id, content }, index) => (
            <li
              key={id}
              className={styles.slide}
              data-shown={index === current || swipe.moved !== 0}
              aria-hidden={index !== current}
              aria-label={messages.slide(index + 1, count)}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <Inline paddingY={2} paddingX={3} align="stretch" aria-hidden="true">
            {slides.map(({ id }, index) => (
              <span key={id} className={styles.dot} data-shown={index === current} />
            ))}
          </Inline>
          {!reducesMotion && (
            <IconButton
              type="button"
              className={styles.pause}
              aria-label={paused ? messages.play : messages.pause}
              onClick={() => setPaused(!paused)}
            >
              <Icon name={paused ? 'play' : 'pause'} size={16} />
            </IconButton>
          )}
        </div>
      )}
    </Box>
  );
}

/** Follows horizontal dragging; calls `onTurn` after a swipe, and suppresses the click at its end. */
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
      if (Math.abs(by) > tapTolerance) dragged.current = true;
      if (dragged.current) setMoved(by);
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const by = start.current === null ? 0 : clientX - start.current;
      if (Math.abs(by) > swipeDistance) onTurn(by < 0 ? 1 : -1);
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
