import { Link } from 'react-router-dom';
import { useMessages } from '@/messages/language';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Entrance } from '@/ui/lists/entrance';
import { Icon } from '@/ui/media/icon';
import { phoneTopUpMessages } from '../messages';
import { topUpEntrance, topUpKinds } from '../rules/top-up-kind';
import styles from './kind-list.module.css';

/** What can be topped up, as tiles, or on the classic page as rows. */
export function KindList({ isClassic }: { isClassic: boolean }) {
  const messages = useMessages(phoneTopUpMessages);
  const kinds = topUpKinds.map((kind) => ({
    ...topUpEntrance(kind, isClassic),
    kind,
    word: messages.kindNames[kind],
  }));
  return (
    <Card title={messages.kinds}>
      <nav className={isClassic ? styles.rows : styles.tiles} aria-label={messages.kinds}>
        {kinds.map(({ kind, icon, word, to }) =>
          isClassic ? (
            <Link key={kind} to={to} className={styles.row}>
              <Icon name={icon} size={24} />
              <Box as="span" flex={1} marginX={3}>
                {word}
              </Box>
              <Icon name="forward" size={16} />
            </Link>
          ) : (
            <Entrance key={kind} icon={icon} word={word} to={to} tile />
          ),
        )}
      </nav>
    </Card>
  );
}
