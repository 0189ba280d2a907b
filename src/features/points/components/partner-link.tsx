import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { pointsMessages } from '@/messages/points';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import styles from './partner-link.module.css';

/** The way to the points of the partner. */
export function PartnerLink() {
  const messages = useMessages(pointsMessages);
  return (
    <Link to={href('/changyoyo-home')} className={styles.link}>
      <span className={styles.texts}>
        <span className={styles.name}>{messages.partner}</span>
        <span className={styles.line}>{messages.partnerLine}</span>
      </span>
      <Icon name="forward" size={18} />
    </Link>
  );
}
