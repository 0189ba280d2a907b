import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { welfareDataMessages } from '@/messages/welfare-data';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import coin from '@/ui/icons/coin.svg';
import styles from './year-entrance.module.css';

/** The way to the report of the whole year. */
export function YearEntrance() {
  const messages = useMessages(welfareDataMessages);
  return (
    <Link className={styles.entrance} to={href('/activityYears')}>
      <img src={coin} alt="" width={32} height={32} />
      <span className={styles.texts}>
        <span className={styles.title}>{messages.yearReport}</span>
        <span className={styles.note}>{messages.yearReportNote}</span>
      </span>
      <Icon name="forward" size={16} />
    </Link>
  );
}
