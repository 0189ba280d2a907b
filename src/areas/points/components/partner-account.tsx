import { Link, useNavigate } from 'react-router-dom';
import type { DataOf } from '@/api/endpoint';
import { changyoyoAccount, changyoyoUnbind } from '@/api/endpoints/changyoyo';
import { pointsExchangeList } from '@/api/endpoints/points';
import { href } from '@/domain/href';
import { formatCoins, formatCount } from '@/domain/money';
import { exchangeRecords } from '@/domain/points/exchange-pages';
import { QueryView } from '@/flows/query-view/query-view';
import { useWrite } from '@/flows/write/use-write';
import { pointsMessages } from '@/messages/areas/points';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import points from '@/ui/icons/points.svg';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { ConfirmedButton } from '@/ui/overlays/confirmed-button';
import { Note } from '@/ui/text/text';
import { RecordRows } from './record-rows';
import { TermsList } from './terms-list';
import styles from './partner-account.module.css';

type Terms = DataOf<typeof changyoyoAccount>;

interface PartnerAccountProps {
  account: NonNullable<Terms['account']>;
  terms: Terms;
}

const newestShown = 3;

/** The bound account with the partner: its points, its limits and the latest exchanges. */
export function PartnerAccount({ account, terms }: PartnerAccountProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(pointsMessages);
  const navigate = useNavigate();
  return (
    <>
      <Card>
        <Inline as="p" position="relative">
          <img src={points} width={36} height={36} alt="" />
          <span className="visuallyHidden">{messages.points.partner(formatCount(account.points))}</span>
          <span className={styles.digits} aria-hidden="true">
            {formatCount(account.points)}
          </span>
        </Inline>
        <Note>
          {messages.bindLine(account.tail)} · {messages.boundSince(formatMoment(account.since, 'date'))}
        </Note>
        <TermsList
          terms={terms}
          last={[messages.partnerMonthLeft, messages.coins(formatCoins(terms.leftThisMonth))]}
        />
        <Button block className={styles.order} onClick={() => void navigate(href('/changyoyo-order'))}>
          {messages.toOrder}
        </Button>
      </Card>
      <LatestExchanges />
      <UnbindButton />
    </>
  );
}

function LatestExchanges() {
  const messages = useMessages(pointsMessages);
  const query = useEndpoint(
    pointsExchangeList,
    { kind: 'partner', page: 1, size: newestShown },
    { quiet: true },
  );
  const allLink =
    query.data !== undefined && query.data.total > newestShown ? (
      <Link to={exchangeRecords('partner')} className={styles.all}>
        {messages.allRecords}
      </Link>
    ) : undefined;
  return (
    <Card title={messages.recent} aside={allLink}>
      <QueryView
        query={query}
        title={messages.recordsFailed}
        skeleton={<Skeleton label={messages.recordsLoading} bars={[64]} />}
      >
        {({ records }) =>
          records.length === 0 ? <Note>{messages.recordsNone}</Note> : <RecordRows records={records} />
        }
      </QueryView>
    </Card>
  );
}

function UnbindButton() {
  const messages = useMessages(pointsMessages);
  const { isBusy, send } = useWrite(changyoyoUnbind, {
    refresh: () => invalidate(changyoyoAccount),
    shownAs: 'toast',
  });
  return (
    <ConfirmedButton
      block
      label={messages.unbind}
      keepLabel={messages.keepBound}
      title={messages.unbindTitle}
      variant="quiet"
      busy={isBusy}
      onConfirm={() => send({}, () => notify(messages.unbound))}
    >
      {messages.unbindLine}
    </ConfirmedButton>
  );
}
