import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { Skeleton } from '@/ui/feedback/skeleton';
import { TextButton } from '@/ui/forms/text-button';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Avatar } from '@/ui/people/avatar';
import { Note, Text } from '@/ui/text/text';
import { phoneTopUpMessages } from '../messages';
import type { useKnownNumbers } from '../use-known-numbers';
import styles from './frequent-card.module.css';

interface FrequentCardProps {
  query: ReturnType<typeof useKnownNumbers>['query'];
  /** The page where saved numbers are changed. */
  editor: '/rechargeEdit' | '/rechargeNewEdit';
  onChoose: (number: string) => void;
}

/** Numbers that are topped up often, as chips. */
export function FrequentCard({ query, editor, onChoose }: FrequentCardProps) {
  const messages = useMessages(phoneTopUpMessages);
  return (
    <Card
      title={messages.often}
      aside={
        <TextButton
          as={Link}
          to={href(editor)}
          display="inline-flex"
          align="center"
          marginY={-3}
          tone="secondary"
        >
          {messages.manage}
          <Icon name="forward" size={14} />
        </TextButton>
      }
    >
      <QueryView
        query={query}
        title={messages.numbersFailed}
        skeleton={<Skeleton label={messages.loading} bars={[44]} />}
      >
        {(known) =>
          known.length === 0 ? (
            <Note>{messages.noNumbers}</Note>
          ) : (
            <ul className={styles.chips}>
              {known.map(({ number, label, name }) => (
                <Box as="li" key={number} flex="none" className={styles.item}>
                  <button type="button" className={styles.chip} onClick={() => onChoose(number)}>
                    {name === '' ? (
                      <span className={styles.phone}>
                        <Icon name="phone" size={18} />
                      </span>
                    ) : (
                      <Avatar name={name} size={32} />
                    )}
                    {label !== '' && (
                      <Box as="span" marginLeft={2}>
                        {label}
                      </Box>
                    )}
                    <Text marginLeft={2} tone="secondary" font="number" weight="medium">
                      {number.slice(-4)}
                    </Text>
                  </button>
                </Box>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  );
}
