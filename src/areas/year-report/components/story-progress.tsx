import { useMessages } from '@/messages/language';
import { Inline } from '@/ui/layout/box';
import { yearReportMessages } from '../messages';
import { pageTime } from '../use-story-clock';
import styles from './story-progress.module.css';

interface StoryProgressProps {
  /** Index of the shown page. */
  page: number;
  pages: number;
  /** Whether the current bar fills. */
  isRunning: boolean;
  /** Whether pages advance by themselves at all; without it the current bar is full. */
  isTimed: boolean;
}

/** A bar for each page; the current one fills while the page is shown. */
export function StoryProgress({ page, pages, isRunning, isTimed }: StoryProgressProps) {
  const messages = useMessages(yearReportMessages);
  return (
    <Inline
      align="stretch"
      role="progressbar"
      aria-label={messages.position(page + 1, pages)}
      aria-valuemin={1}
      aria-valuenow={page + 1}
      aria-valuemax={pages}
    >
      {Array.from({ length: pages }, (_, index) => (
        <span key={index} className={styles.bar}>
          {index <= page && (
            <span
              className={styles.fill}
              data-timed={index === page && isTimed}
              style={
                index === page && isTimed
                  ? {
                      animationDuration: `${pageTime}ms`,
                      animationPlayState: isRunning ? 'running' : 'paused',
                    }
                  : undefined
              }
            />
          )}
        </span>
      ))}
    </Inline>
  );
}
