import { gatewayNow } from '@/api/clock';
import { selectOrderLogistics, type Logistics } from '@/api/endpoints/order-centre';
import { fromMoment } from '@/domain/business-time';
import { Truck } from '@/flows/orders/truck';
import { QueryView } from '@/flows/query-view/query-view';
import { ordersMessages } from '@/messages/areas/orders';
import { gatewayWordMessages } from '@/messages/gateway-words';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { copyText } from '@/ui/browser/copy-text';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Caption, Note } from '@/ui/text/text';
import { dayAndClock } from '../day-text';
import styles from './logistics-card.module.css';

/** Where the parcel of an order is: carrier, number to copy, and what happened so far. */
export function LogisticsCard({ id, isComing }: { id: string; isComing: boolean }) {
  const messages = useMessages(ordersMessages);
  const { said } = useMessages(gatewayWordMessages);
  const query = useEndpoint(selectOrderLogistics, { id }, { quiet: true, staleTime: 0 });
  const { data } = query;
  return (
    <Card title={messages.logistics} {...(data == null ? {} : { aside: <ParcelNumber parcel={data} /> })}>
      <QueryView
        query={query}
        title={messages.logisticsFailed}
        skeleton={<Skeleton label={messages.loading} bars={[38, 38, 38]} />}
      >
        {(parcel) =>
          parcel === null ? (
            <Note>{messages.logisticsNone}</Note>
          ) : (
            <>
              {isComing && <Arrival parcel={parcel} />}
              <Box as="ol" marginTop={1} aria-label={messages.logisticsSteps}>
                {parcel.events.map(({ at, text, note }, index) => (
                  <li
                    key={at}
                    className={styles.event}
                    data-now={index === 0}
                    aria-current={index === 0 ? 'step' : undefined}
                  >
                    <span className={styles.node} aria-hidden="true">
                      {index === 0 && isComing ? <Truck size={14} /> : <Icon name="check" size={14} />}
                    </span>
                    <p className={styles.text}>{said(text)}</p>
                    <Caption marginTop={0.5}>
                      {messages.eventAt(dayAndClock(at, gatewayNow(), messages))}
                      {note !== '' && ` · ${said(note)}`}
                    </Caption>
                  </li>
                ))}
              </Box>
            </>
          )
        }
      </QueryView>
    </Card>
  );
}

function Arrival({ parcel: { arrives } }: { parcel: Logistics }) {
  const messages = useMessages(ordersMessages);
  const now = gatewayNow();
  if (fromMoment(arrives) <= now) return null;
  return <Note>{messages.arrives(dayAndClock(arrives, now, messages))}</Note>;
}

function ParcelNumber({ parcel: { carrier, number } }: { parcel: Logistics }) {
  const messages = useMessages(ordersMessages);
  const handleCopy = async () =>
    notify((await copyText(number)) ? messages.numberCopied : messages.copyFailed);
  return (
    <span className={styles.number}>
      <span>
        {carrier} {number.replace(/(.{4})(?=.)/g, '$1 ')}
      </span>
      <Button variant="quiet" className={styles.copy} onClick={() => void handleCopy()}>
        {messages.copy}
      </Button>
    </span>
  );
}
