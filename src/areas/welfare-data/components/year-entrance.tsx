import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { useMessages } from '@/messages/language';
import coin from '@/ui/icons/coin.svg';
import { Stack } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Note, Text } from '@/ui/text/text';
import { welfareDataMessages } from '../messages';
import styles from './year-entrance.module.css';

/** The way to the report of the whole year. */
export function YearEntrance() {
  const messages = useMessages(welfareDataMessages);
  return (
    <Link className={styles.entrance} to={href('/activityYears')}>
      <img src={coin} alt="" width={32} height={32} />
      <Stack as="span" grow marginX={3}>
        <Text weight="bold">{messages.yearReport}</Text>
        <Note as="span" tone="hero-secondary">
          {messages.yearReportNote}
        </Note>
      </Stack>
      <Icon name="forward" size={16} />
    </Link>
  );
}
