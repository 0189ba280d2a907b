import { useMessages } from '@/messages/language';
import { Box, Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { taxiRideMessages } from '../messages';
import { placeLine, type Place } from '../rules/place';
import styles from './route-rows.module.css';

interface RouteRowsProps {
  start: Place | null;
  end: Place | null;
  /** When it leaves, in words. */
  when: string;
  onStart: () => void;
  onEnd: () => void;
  onWhen: () => void;
}

/** Start, end and time of a ride, each with the way to change it. */
export function RouteRows({ start, end, when, onStart, onEnd, onWhen }: RouteRowsProps) {
  const messages = useMessages(taxiRideMessages);
  return (
    <div className={styles.rows}>
      <Inline divider="between">
        <button
          type="button"
          className={styles.place}
          aria-label={messages.startIs(start === null ? messages.chooseStart : placeLine(start))}
          onClick={onStart}
        >
          <i className={styles.startDot} />
          <Box as="span" grow className={styles.text} data-empty={start === null}>
            {start === null ? messages.chooseStart : placeLine(start)}
          </Box>
        </button>
        <button
          type="button"
          className={styles.when}
          aria-label={`${messages.leaveTime} ${when}`}
          onClick={onWhen}
        >
          {when}
          <Icon name="down" size={14} />
        </button>
      </Inline>
      <Inline divider="between">
        <button
          type="button"
          className={styles.place}
          aria-label={messages.endIs(end === null ? messages.chooseEnd : placeLine(end))}
          onClick={onEnd}
        >
          <i className={styles.endDot} />
          <Box as="b" grow className={styles.text} data-empty={end === null}>
            {end === null ? messages.chooseEnd : placeLine(end)}
          </Box>
          <Icon name="forward" size={14} />
        </button>
      </Inline>
    </div>
  );
}
