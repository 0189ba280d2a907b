import { useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { cardOrders } from '@/api/endpoints/card-order';
import { cardState, formatYuan, isUsable } from '@/domain/cards/card';
import { href } from '@/domain/href';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { cardMessages } from '@/messages/cards';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Tag } from '@/ui/feedback/tag';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import styles from './past-cards.module.css';

/** The cards that are empty or expired, the newest first. */
export function PastCards() {
  const messages = useMessages(cardMessages);
  const navigate = useNavigate();
  const query = useEndpoint(cardOrders, {});
  const now = gatewayNow();
  return (
    <Page title={messages.pastTitle}>
      <QueryView
        query={query}
        title={messages.ownFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[64, 64]} />}
      >
        {({ cards }) => {
          const past = cards.filter((card) => !isUsable(card, now));
          if (past.length === 0)
            return (
              <ResultState
                art={<Illustration variant="empty" />}
                title={messages.pastNone}
                description={messages.pastNoneLine}
                action={{
                  label: messages.toOwn,
                  onClick: () => void navigate(href('/jdCardHome'), { replace: true }),
                }}
              />
            );
          return (
            <Card>
              <ul aria-label={messages.pastTitle}>
                {past.map((card) => {
                  const { id, face, number, balance, expiresAt } = card;
                  const isEmpty = cardState(card, now) === 'usedUp';
                  return (
                    <li key={id} className={styles.item}>
                      <div className={styles.row}>
                        <div className={styles.texts}>
                          <p>{messages.name(face)}</p>
                          <p className={styles.note}>{number}</p>
                          <p className={styles.note}>
                            {isEmpty
                              ? messages.expires(expiresAt.slice(0, 10))
                              : messages.expiredLeft(formatYuan(balance))}
                          </p>
                        </div>
                        <Tag>{isEmpty ? messages.states.usedUp : messages.states.expired}</Tag>
                      </div>
                    </li>
                  );
                })}
              </ul>
            </Card>
          );
        }}
      </QueryView>
      <FetchedAt query={query} />
    </Page>
  );
}
