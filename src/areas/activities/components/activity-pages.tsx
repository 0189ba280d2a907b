import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { activityMessages } from '@/messages/areas/activities';
import { useMessages } from '@/messages/language';
import { Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import styles from './activity-pages.module.css';

/** The links from the list of all activities to those that suit the person, and to those of the next holiday. */
export function ActivityPages() {
  const messages = useMessages(activityMessages);
  return (
    <Inline as="nav" marginTop={3} align="stretch" aria-label={messages.pagesLabel}>
      <Link className={styles.page} to={href('/activityRecommend')}>
        <Icon name="pennant" size={22} />
        {messages.forYou}
      </Link>
      <Link className={styles.page} to={href('/longDay')}>
        <Icon name="moon" size={22} />
        {messages.holiday}
      </Link>
    </Inline>
  );
}
