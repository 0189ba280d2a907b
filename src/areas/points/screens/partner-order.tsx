import { changyoyoAccount } from '@/api/endpoints/changyoyo';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { partOf } from '@/flows/page/viewed-query';
import { RequireAccount } from '@/flows/query-view/require-account';
import { pointsMessages } from '@/messages/areas/points';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { ExchangeForm } from '../components/exchange-form';

/** /changyoyo-order: coins become points of the partner. */
export default function PartnerOrder() {
  return (
    <RequireAccount>
      <Order />
    </RequireAccount>
  );
}

function Order() {
  const messages = useMessages(pointsMessages);
  const query = useEndpoint(changyoyoAccount, {});
  return (
    <DetailPage
      isWhole
      query={partOf(query, (terms) =>
        terms.account === null ? null : { terms, present: terms.account.points },
      )}
      failed={messages.partnerFailed}
      loading={messages.partnerLoading}
      bars={[236, 44, 16, 68]}
      gone={{
        art: 'empty',
        title: messages.notBound,
        description: messages.notBoundLine,
        action: { label: messages.toBind, to: href('/changyoyo-home', { step: 'bind' }), replace: true },
      }}
    >
      {(offer) => <ExchangeForm kind="partner" {...offer} />}
    </DetailPage>
  );
}
