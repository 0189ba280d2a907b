import { gatewayNow } from '@/api/clock';
import { queryPayment, type Authorisation } from '@/api/endpoints/payment-authorisation';
import { isOver } from '@/domain/agreements/authorisation';
import { QueryView } from '@/flows/query-view/query-view';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Box, Inline } from '@/ui/layout/box';
import { DescriptionList } from '@/ui/lists/description-list';
import { Sheet } from '@/ui/overlays/sheet';
import { Note, Title } from '@/ui/text/text';
import { agreementMessages } from '../messages';
import { PartnerTile } from './partner-tile';
import { PaymentTerms } from './payment-terms';
import { RevokeButton } from './revoke-button';

interface AuthorisationSheetProps {
  id: string;
  onClose: () => void;
}

/** One authorisation: the shared data, its purpose and period, the terms that may be changed, and revocation. */
export function AuthorisationSheet({ id, onClose }: AuthorisationSheetProps) {
  const messages = useMessages(agreementMessages);
  const query = useEndpoint(queryPayment, { id }, { select: ({ authorisation }) => authorisation });
  return (
    <Sheet title={messages.sheetTitle} onClose={onClose}>
      <QueryView
        query={query}
        title={messages.listFailed}
        skeleton={<Skeleton label={messages.loading} bars={[60, 46, 46, 46, 46]} />}
      >
        {(authorisation) =>
          authorisation === null ? (
            <ResultState
              title={messages.unknown}
              description={messages.unknownLine}
              action={{ label: messages.gotIt, onClick: onClose }}
            />
          ) : (
            <Detail authorisation={authorisation} onClose={onClose} />
          )
        }
      </QueryView>
    </Sheet>
  );
}

function Detail({ authorisation, onClose }: { authorisation: Authorisation; onClose: () => void }) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(agreementMessages);
  const { partner, host, shared, use, since, until, payment } = authorisation;
  const isExpired = isOver(until, gatewayNow());
  const sharedNames = [
    ...shared.map((each) => messages.shared[each]),
    ...(payment === null ? [] : [messages.takes]),
  ];
  return (
    <>
      <Inline>
        <PartnerTile name={partner} />
        <Box minWidth={0} marginLeft={3}>
          <Title as="p">{partner}</Title>
          <Note breakWords>{host}</Note>
        </Box>
      </Inline>
      <DescriptionList
        ruled
        rows={[
          [messages.gives, sharedNames.join(messages.comma)],
          [messages.use, use],
          [messages.since, formatMoment(since, 'full')],
          [messages.until, formatMoment(until, 'full')],
          ...(payment === null ? [] : [[messages.phone, messages.phoneTail(payment.tail)] as const]),
        ]}
      />
      {payment !== null && !isExpired && <PaymentTerms authorisation={authorisation} payment={payment} />}
      <RevokeButton authorisation={authorisation} isExpired={isExpired} onRevoked={onClose} />
    </>
  );
}
