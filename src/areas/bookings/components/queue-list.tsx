import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { RunOutcome } from '@/domain/bookings/forecast';
import type { NameOf } from '@/domain/colleagues/distinctions';
import { formatCoins } from '@/domain/money';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import type { Booking } from '@/queries/bookings';
import { Tag } from '@/ui/feedback/tag';
import { IconButton } from '@/ui/forms/icon-button';
import { Box } from '@/ui/layout/box';
import { ListRow } from '@/ui/lists/list-row';
import { Icon } from '@/ui/media/icon';
import { Text } from '@/ui/text/text';
import { namesOf } from '../describe';
import styles from './queue-list.module.css';

interface QueueListProps {
  /** The gifts of the day, in the order in which they are paid. */
  outcomes: readonly RunOutcome[];
  bookings: readonly Booking[];
  nameOf: NameOf;
  saved: readonly RunOutcome[];
  lost: readonly RunOutcome[];
  onOrder: (ids: readonly string[]) => void;
}

/** A list that is put in order by dragging, by the arrow keys on its handles, or by buttons. */
export function QueueList({ outcomes, bookings, nameOf, saved, lost, onOrder }: QueueListProps) {
  const messages = useMessages(bookingMessages);
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<HTMLElement | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const ids = outcomes.map(({ bookingId }) => bookingId);
  const order = ids.join();

  // A row that changes its place in the document loses the focus.
  useEffect(() => {
    moved.current?.focus();
    moved.current = null;
  }, [order]);

  const move = (id: string, to: number) => {
    const from = ids.indexOf(id);
    if (from < 0 || to < 0 || to >= ids.length || to === from) return;
    const others = ids.filter((each) => each !== id);
    onOrder([...others.slice(0, to), id, ...others.slice(to)]);
  };
  const moveBy = (element: HTMLElement, id: string, step: number) => {
    moved.current = element;
    move(id, ids.indexOf(id) + step);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>, id: string) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    moveBy(event.currentTarget, id, step);
  };
  // The list captures the pointer, as the dragged row itself may be moved in the document.
  const handleGrab = (event: PointerEvent<HTMLElement>, id: string) => {
    list.current?.setPointerCapture(event.pointerId);
    setDragged(id);
  };
  const handleDrag = (event: PointerEvent<HTMLElement>) => {
    if (dragged === null || list.current === null) return;
    const rows = [...list.current.children].map((row) => row.getBoundingClientRect());
    const index = ids.indexOf(dragged);
    const middleOf = (row: DOMRect | undefined) => (row === undefined ? null : row.top + row.height / 2);
    const above = middleOf(rows[index - 1]);
    const below = middleOf(rows[index + 1]);
    if (above !== null && event.clientY < above) move(dragged, index - 1);
    else if (below !== null && event.clientY > below) move(dragged, index + 1);
  };
  const handleDrop = () => setDragged(null);

  return (
    <Box
      as="ol"
      ref={list}
      marginY={3}
      onPointerMove={handleDrag}
      onPointerUp={handleDrop}
      onPointerCancel={handleDrop}
    >
      {outcomes.map((outcome, index) => {
        const { bookingId, usercodes, skipped, amount, paid, behind, missing } = outcome;
        const booking = bookings.find(({ id }) => id === bookingId);
        const names = namesOf(booking?.recipients ?? [], usercodes.length > 0 ? usercodes : skipped, nameOf);
        const name = messages.draftGift(messages.names(names), booking?.tag ?? '');
        const isSaved = saved.includes(outcome);
        const isLost = lost.some(({ day, bookingId: id }) => id === bookingId && day === outcome.day);
        return (
          <ListRow
            as="li"
            key={bookingId}
            paddingY={2}
            background="surface"
            divider="between"
            className={styles.row}
            data-dragged={dragged === bookingId}
          >
            <IconButton
              type="button"
              className={styles.handle}
              aria-label={messages.queueHandle(name, index + 1)}
              onPointerDown={(event) => handleGrab(event, bookingId)}
              onKeyDown={(event) => handleKey(event, bookingId)}
            >
              <span className={styles.grip} aria-hidden="true" />
            </IconButton>
            <Box as="span" grow marginX={2}>
              <Text display="block" breakWords>
                {name}
              </Text>
              <span className={styles.line}>
                {messages.coins(formatCoins(amount))}{' '}
                {isSaved && <Tag tone="success">{messages.queueSavedOne}</Tag>}
                {isLost && <Tag tone="warning">{messages.queueLostOne}</Tag>}
              </span>
              <span className={paid ? styles.line : styles.warning}>
                {paid ? messages.arrives : behind ? messages.behind : messages.missing(formatCoins(missing))}
              </span>
            </Box>
            <IconButton
              type="button"
              className={styles.step}
              aria-label={messages.queueUp(name)}
              aria-disabled={index === 0}
              onClick={(event) => moveBy(event.currentTarget, bookingId, -1)}
            >
              <span className={styles.up}>
                <Icon name="down" size={20} />
              </span>
            </IconButton>
            <IconButton
              type="button"
              className={styles.step}
              aria-label={messages.queueDown(name)}
              aria-disabled={index === ids.length - 1}
              onClick={(event) => moveBy(event.currentTarget, bookingId, 1)}
            >
              <Icon name="down" size={20} />
            </IconButton>
          </ListRow>
        );
      })}
    </Box>
  );
}
