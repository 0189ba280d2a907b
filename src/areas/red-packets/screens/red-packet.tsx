import { useEffect, useState, type ReactNode } from 'react';
import { matchPath, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { fromMoment } from '@/domain/business-time';
import { href } from '@/domain/href';
import { isOpen } from '@/domain/payment/payment-attempt';
import { screenMetaOf } from '@/domain/screens';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { useOffReason } from '@/flows/write/use-off-reason';
import { useMessages } from '@/messages/language';
import { currentUser, useCurrentUser } from '@/queries/account';
import { useEndpoint } from '@/queries/endpoint';
import { paymentCleared } from '@/state/payment-attempt';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { OpenedPacket } from '../components/opened-packet';
import { PacketPage } from '../components/packet-page';
import { SealedPacket, type OpeningBlocker } from '../components/sealed-packet';
import { redPacketDetail } from '../endpoints';
import { redPacketMessages } from '../messages';
import { openPacket, packetPayment } from '../open-packet';
import { invalidatePackets, type RedPacketDetail } from '../queries';

/** Refetching waits this long after the expiry, so that the gateway has processed it, ms. */
const refetchDelay = 1_000;

/** /NBagDesc and /BagDesc: one red packet, without `id` the newest. The classic page /BagDesc has no list of shares. */
export default function RedPacket() {
  const messages = useMessages(redPacketMessages);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const address = matchPath('/BagDesc', pathname) === null ? '/NBagDesc' : '/BagDesc';
  const [search] = useSearchParams();
  const id = search.get('id');
  // Others may open it at any time, so it is fetched on every visit.
  const query = useEndpoint(redPacketDetail, id === null ? {} : { id }, { staleTime: 0 });
  const showsShares = screenMetaOf(address).variant === 'new';
  if (query.data !== undefined && query.data !== null)
    return (
      <Packet
        packet={query.data}
        fetchedAt={<FetchedAt query={query} />}
        showsShares={showsShares}
        onRefetch={() => void query.refetch()}
      />
    );
  return (
    <PacketPage variant="plain">
      <QueryView
        query={query}
        title={messages.failed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[120, 56, 44, 64, 64, 64]} />}
      >
        {() => (
          <ResultState
            art={<Illustration variant="search" />}
            title={messages.noneTitle}
            description={messages.noneLine}
            action={{
              label: messages.toRecords,
              onClick: () => void navigate(href('/red-packets'), { replace: true }),
            }}
          />
        )}
      </QueryView>
    </PacketPage>
  );
}

interface PacketProps {
  packet: RedPacketDetail;
  /** The time of its figures, while offline. */
  fetchedAt: ReactNode;
  showsShares: boolean;
  onRefetch: () => void;
}

function Packet({ packet, fetchedAt, showsShares, onRefetch }: PacketProps) {
  const { id, state, given, mine } = packet;
  const { data: user } = useCurrentUser();
  const usercode = user?.usercode ?? '';
  const attempt = packetPayment.useResumedAttempt(usercode, id);
  const attemptKey = attempt?.intent.key;
  const isUnanswered = attempt !== null && isOpen(attempt);
  const [blockedBy, setBlockedBy] = useState<OpeningBlocker | null>(null);
  const offReason = useOffReason();
  const [openedHereId, setOpenedHereId] = useState<string | null>(null);
  const hasShare = mine !== null;

  // The share is recorded in the packet, so the idempotency key is no longer needed.
  useEffect(() => {
    if (hasShare && attemptKey !== undefined && !isUnanswered) paymentCleared(attemptKey);
  }, [hasShare, attemptKey, isUnanswered]);

  useRefetchAt(packet.expiresAt);

  const handleOpen = async () => {
    setBlockedBy(null);
    setOpenedHereId(id);
    const opener = await currentUser().catch(() => null);
    if (opener === null) setBlockedBy('userUnknown');
    else if (!(await openPacket(opener.usercode, id))) setBlockedBy('busy');
  };
  if (state === 'waiting' && !given)
    return (
      <PacketPage variant="sealed">
        <SealedPacket
          packet={packet}
          attempt={attempt}
          blockedBy={blockedBy}
          offReason={offReason}
          onOpen={() => void handleOpen()}
          onRefetch={onRefetch}
        />
        {fetchedAt}
      </PacketPage>
    );
  return (
    <PacketPage variant="open">
      <OpenedPacket
        packet={packet}
        usercode={usercode}
        isJustOpened={hasShare && openedHereId === id}
        showsShares={showsShares}
      />
      {fetchedAt}
    </PacketPage>
  );
}

/** Refetches the packet once it has expired by the gateway's clock. */
function useRefetchAt(expiresAt: string): void {
  useEffect(() => {
    const remaining = fromMoment(expiresAt) - gatewayNow();
    if (remaining <= 0) return;
    const timer = setTimeout(() => void invalidatePackets(), remaining + refetchDelay);
    return () => clearTimeout(timer);
  }, [expiresAt]);
}
