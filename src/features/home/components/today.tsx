import { useState } from 'react';
import { homeTodayMessages } from '@/messages/home-today';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useToday } from '../use-today';
import { TodayItemLine } from './today-item';
import { CalmLine } from './calm-line';
import styles from './today.module.css';

/** What matters today, one calm line each: the most urgent one, and the others behind a tap. */
export function Today() {
  const messages = useMessages(homeTodayMessages);
  const { items, asked } = useToday();
  const [open, setOpen] = useState(false);
  const [first, ...others] = items;
  if (first === undefined)
    return asked === 'waiting' ? (
      <Skeleton label={messages.loading} bars={[56]} />
    ) : (
      <CalmLine wholly={asked === 'wholly'} />
    );
  return (
    <div className={styles.today}>
      <ul className={styles.lines} aria-label={messages.title}>
        {(open ? items : [first]).map((item) => (
          <li key={item.kind} className={styles.line}>
            <TodayItemLine item={item} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        // Beside the first line: what is behind it moves nothing until somebody asks for it.
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          aria-label={open ? messages.fewer : messages.more(others.length)}
          onClick={() => setOpen(!open)}
        >
          {!open && `+${others.length}`}
          <span className={styles.arrow} data-open={open}>
            <Icon name="down" size={14} />
          </span>
        </button>
      )}
    </div>
  );
}
