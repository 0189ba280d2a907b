import { useState } from 'react';
import { homeTodayWords } from '@/messages/home-today';
import { useWords } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useToday } from '../use-today';
import { MatterLine } from './today-item';
import { CalmLine } from './calm-line';
import styles from './today.module.css';

/** What matters today, one calm line each: the most urgent one, and the others behind a tap. */
export function Today() {
  const words = useWords(homeTodayWords);
  const { matters, asked } = useToday();
  const [open, setOpen] = useState(false);
  const [first, ...others] = matters;
  if (first === undefined)
    return asked === 'waiting' ? (
      <Skeleton label={words.loading} bars={[56]} />
    ) : (
      <CalmLine wholly={asked === 'wholly'} />
    );
  return (
    <div className={styles.today}>
      <ul className={styles.lines} aria-label={words.title}>
        {(open ? matters : [first]).map((matter) => (
          <li key={matter.kind} className={styles.line}>
            <MatterLine matter={matter} />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        // Beside the first line: what is behind it moves nothing until somebody asks for it.
        <button
          type="button"
          className={styles.more}
          aria-expanded={open}
          aria-label={open ? words.fewer : words.more(others.length)}
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
