import { useEffect, useState } from 'react';
import { matchPath, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { redPacketDetail } from '@/api/endpoints/red-packet';
import { fromMoment } from '@/domain/business-time';
import { href } from '@/domain/href';
import { screenMetaOf } from '@/domain/screens';
import { isOpen } from '@/domain/payment/payment-attempt';
import { QueryView } from '@/flows/query-view/query-view';
import { redPacketMessages } from '@/messages/red-packets';
import { useMessages } from '@/messages/language';
import { currentUser, useCurrentUser } from '@/queries/account';
import { useEndpoint } from '@/queries/endpoint';
import { type RedPacketDetail, invalidatePackets } from '@/queries/red-packets';
import { paymentCleared } from '@/state/payment-attempt';
import { Illustration } from '@/ui/feedback/illustration';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ResultState } from '@/ui/feedback/result-state';
import { OpenedPacket } from '../components/opened-packet';
import { PacketPage } from '../components/packet-page';
import { SealedPacket, type Hindrance } from '../components/sealed-packet';
import { openPacket, packetPayment } from '../open-packet';

const second = 1_000;

/** /NBagDesc and /BagDesc: one red packet, sealed or opened; without `id` the newest. The classic one has no list of who got what. */
export default function RedPacket() {
  const messages = useMessages(redPacketMessages);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const address = matchPath('/BagDesc', pathname) === null ? '/NBagDesc' : '/BagDesc';
  const [search] = useSearchParams();
  const id = search.get('id');
  // Others open it meanwhile, so it is asked for on every visit.
  const query = useEndpoint(redPacketDetail, id === null ? {} : { id }, { staleTime: 0 });
  const withShares = screenMetaOf(address).variant === 'new';
  if (query.data !== undefined && query.data !== null)
    return <Packet packet={query.data} withShares={withShares} onLook={() => void query.refetch()} />;
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
  withShares: boolean;
  onLook: () => void;
}

function Packet({ packet, withShares, onLook }: PacketProps) {
  const { id, state, given, mine } = packet;
  const { data: user } = useCurrentUser();
  const usercode = user?.usercode ?? '';
  const opening = packetPayment.useResumedAttempt(usercode, id);
  const openingKey = opening?.intent.key;
  const isUnanswered = opening !== null && isOpen(opening);
  const [hindered, setHindered] = useState<Hindrance | null>(null);
  const [openedHere, setOpenedHere] = useState<string | null>(null);
  const gotIt = mine !== null;

  // The packet shows what the person got: the key is no longer needed.
  useEffect(() => {
    if (gotIt && openingKey !== undefined && !isUnanswered) paymentCleared(openingKey);
  }, [gotIt, openingKey, isUnanswered]);

  useInvalidationAt(packet.expiresAt);

  const open = async () => {
    // Opening is the user's own act each time: nothing waits for the network to come back by itself.
    if (!navigator.onLine) return setHindered('offline');
    setHindered(null);
    setOpenedHere(id);
    const opener = await currentUser().catch(() => null);
    if (opener === null) setHindered('nobody');
    else if (!(await openPacket(opener.usercode, id))) setHindered('busy');
  };
  if (state === 'waiting' && !given)
    return (
      <PacketPage variant="sealed">
        <SealedPacket
          packet={packet}
          opening={opening}
          hindered={hindered}
          onOpen={() => void open()}
          onLook={onLook}
        />
      </PacketPage>
    );
  return (
    <PacketPage variant="open">
      <OpenedPacket
        packet={packet}
        usercode={usercode}
        fresh={gotIt && openedHere === id}
        withShares={withShares}
      />
    </PacketPage>
  );
}

/** Asks anew once the packet's time is over by the gateways' clock. */
function useInvalidationAt(expiresAt: string): void {
  useEffect(() => {
    const left = fromMoment(expiresAt) - gatewayNow();
    if (left <= 0) return;
    const timer = setTimeout(() => void invalidatePackets(), left + second);
    return () => clearTimeout(timer);
  }, [expiresAt]);
}
