import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { groupedNumber } from '@/domain/top-up/phone-number';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { phoneTopUpMessages } from '@/messages/phone-top-up';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Avatar } from '@/ui/people/avatar';
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
        <Link to={href(editor)} className={styles.manage}>
          {messages.manage}
          <Icon name="forward" size={14} />
        </Link>
      }
    >
      <QueryView
        query={query}
        title={messages.numbersFailed}
        skeleton={<Skeleton label={messages.loading} bars={[44]} />}
      >
        {(known) =>
          known.length === 0 ? (
            <p className={styles.none}>{messages.noNumbers}</p>
          ) : (
            <ul className={styles.chips}>
              {known.map(({ number, label, name }) => (
                <li key={number} className={styles.item}>
                  <button
                    type="button"
                    className={styles.chip}
                    aria-label={`${label} ${groupedNumber(number)}`.trim()}
                    onClick={() => onChoose(number)}
                  >
                    {name === '' ? (
                      <span className={styles.phone}>
                        <Icon name="phone" size={18} />
                      </span>
                    ) : (
                      <Avatar name={name} size={32} />
                    )}
                    {label !== '' && <span className={styles.label}>{label}</span>}
                    <span className={styles.tail}>{number.slice(-4)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  );
}
