import { Link } from 'react-router-dom';
import { getNew } from '@/api/endpoints/home';
import { href } from '@/domain/href';
import { formatCoins } from '@/domain/money';
import { QueryView } from '@/flows/query-view/query-view';
import { homeMessages } from '@/messages/areas/home';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Letter } from '@/ui/gifts/letter';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Note } from '@/ui/text/text';
import styles from './gifts.module.css';

/** The recent gifts, each shown as a letter. */
export function Gifts() {
  const messages = useMessages(homeMessages);
  return (
    <Card title={messages.giftsTitle}>
      <QueryView
        query={useEndpoint(getNew, {})}
        title={messages.giftsFailed}
        skeleton={<Skeleton label={messages.loading} bars={[104]} />}
      >
        {({ gifts }) =>
          gifts.length === 0 ? (
            <Note>{messages.giftsNone}</Note>
          ) : (
            <ul className={styles.gifts}>
              {gifts.map(({ id, sender, text, money }) => {
                const from = messages.giftFrom(sender, formatCoins(money));
                return (
                  <li key={id}>
                    {/* Labelled explicitly, because a quotation gives the link no accessible name. */}
                    <Box
                      as={Link}
                      to={href('/rewardDetail', { id })}
                      display="block"
                      aria-label={`${text} ${from}`}
                    >
                      <Letter text={text} signature={from} />
                    </Box>
                  </li>
                );
              })}
            </ul>
          )
        }
      </QueryView>
    </Card>
  );
}
