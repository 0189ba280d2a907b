import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import type { useEndpoint } from '@/queries/endpoint';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { yearReport } from '../endpoints';
import { yearReportMessages } from '../messages';
import { StoryBar } from './story-bar';
import { StoryFrame } from './story-frame';
import { StoryProgress } from './story-progress';
import styles from './story-skeleton.module.css';

const usualPages = 6;

/** The story while its figures are being read. */
export function StorySkeleton({ query }: { query: ReturnType<typeof useEndpoint<typeof yearReport>> }) {
  const messages = useMessages(yearReportMessages);
  return (
    <StoryFrame
      head={
        <>
          <StoryProgress page={0} pages={usualPages} isRunning={false} isTimed />
          <StoryBar />
        </>
      }
    >
      <div className={styles.figures} aria-hidden="true">
        <div className={styles.lead} />
        <div className={styles.figure} />
        <div className={styles.note} />
      </div>
      <section className={styles.letter}>
        <QueryView
          query={query}
          title={messages.failed}
          skeleton={<Skeleton label={messages.loading} bars={[18, 42, 18, 120]} />}
        >
          {() => null}
        </QueryView>
      </section>
    </StoryFrame>
  );
}
