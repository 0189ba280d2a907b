import { useMessages } from '@/messages/language';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { holidayMessages } from '../messages';
import styles from './long-day.module.css';

const HolidayPage = lazyComponent('holiday-page', () => import('../components/holiday-page'));

/** /longDay: the holiday of the day or the next one; its place is kept until the calendar is loaded. */
export default function LongDay() {
  return <HolidayPage fallback={<Waiting />} />;
}

function Waiting() {
  const { loading } = useMessages(holidayMessages);
  return (
    <Page hero>
      <div className={styles.sky} />
      <div className={styles.body}>
        <Skeleton label={loading} bars={[28, 152, 28, 140]} />
      </div>
    </Page>
  );
}
