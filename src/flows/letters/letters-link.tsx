import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { letterMessages } from '@/messages/areas/letters';
import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import { Text } from '@/ui/text/text';
import styles from './letters-link.module.css';

/** A row that leads to all letters between the person and one colleague. */
export function LettersLink({ usercode, name }: { usercode: string; name: string }) {
  const messages = useMessages(letterMessages);
  return (
    <Link className={styles.row} to={href('/rewardDetail', { with: usercode })}>
      <Icon name="gift" size={26} />
      <Text marginX={3} grow weight="medium">
        {messages.open(name)}
        <span className={styles.line}>{messages.openLine}</span>
      </Text>
      <Icon name="forward" size={18} />
    </Link>
  );
}
