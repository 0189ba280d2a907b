import { useState } from 'react';
import { useMessages } from '@/messages/language';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Box, Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { homeTodayMessages } from '../messages';
import { useToday } from '../use-today';
import { NothingTodayLine } from './nothing-today-line';
import { TodayItemLine } from './today-item';
import styles from './today.module.css';

/** The items of today, one line each: the most urgent one is visible, a tap shows the others. */
export function Today() {
  const messages = useMessages(homeTodayMessages);
  const { items, status } = useToday();
  const [isExpanded, setExpanded] = useState(false);
  const [first, ...others] = items;
  if (first === undefined)
    return status === 'loading' ? (
      <Skeleton label={messages.loading} bars={[56]} />
    ) : (
      <NothingTodayLine isComplete={status === 'complete'} />
    );
  return (
    <Inline align="start">
      <Box as="ul" grow aria-label={messages.title}>
        {(isExpanded ? items : [first]).map((item) => (
          <Box as="li" key={item.kind === 'awaited' ? item.what : item.kind} divider="between">
            <TodayItemLine item={item} />
          </Box>
        ))}
      </Box>
      {others.length > 0 && (
        // Placed beside the first line, so that the page does not shift when further items arrive.
        <button
          type="button"
          className={styles.more}
          aria-expanded={isExpanded}
          aria-label={isExpanded ? messages.fewer : messages.more(others.length)}
          onClick={() => setExpanded(!isExpanded)}
        >
          {!isExpanded && `+${others.length}`}
          <span className={styles.arrow} data-open={isExpanded}>
            <Icon name="down" size={14} />
          </span>
        </button>
      )}
    </Inline>
  );
}
