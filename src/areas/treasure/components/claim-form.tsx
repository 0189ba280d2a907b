import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { QueryView } from '@/flows/query-view/query-view';
import { ShippingAddressCard } from '@/flows/shipping-address/shipping-address-card';
import { useShippingAddress } from '@/flows/shipping-address/use-shipping-address';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Skeleton } from '@/ui/feedback/skeleton';
import { SendButton } from '@/ui/forms/send-button';
import { Note } from '@/ui/text/text';
import { claimTreasure, treasureOrder, treasureOrders, type ShareOrder } from '../endpoints';
import { treasureMessages } from '../messages';
import { RoundRow } from './round-row';

/** Asks where the prize goes, and claims it once; the gateway refuses a second claim. */
export function ClaimForm({ order }: { order: ShareOrder }) {
  const messages = useMessages(treasureMessages);
  const navigate = useNavigate();
  const { query, address } = useShippingAddress();
  const { isBusy, errorText, offReason, send } = useWrite(claimTreasure, {
    refresh: () => Promise.all([invalidate(treasureOrders), invalidate(treasureOrder)]),
  });
  const { id, round } = order;
  const handleClaim = (addressId: string) =>
    send({ id, addressId }, () => {
      notify(messages.claimDone);
      void navigate(href('/grabTreasureOrderDetail', { id }), { replace: true });
    });
  return (
    <>
      <QueryView
        query={query}
        title={messages.addressFailed}
        skeleton={<Skeleton label={messages.loading} bars={[82]} />}
      >
        {() => address !== undefined && <ShippingAddressCard address={address} purpose="treasure" />}
      </QueryView>
      <ul>
        <RoundRow round={round} />
      </ul>
      <ErrorNotice text={errorText} />
      <Note marginBottom={3} textAlign="center">
        {messages.claimLine}
      </Note>
      <SendButton
        block
        disabled={address == null}
        busy={isBusy}
        offReason={offReason}
        onClick={() => address != null && handleClaim(address.id)}
      >
        {address === null ? messages.setAddress : messages.confirmClaim}
      </SendButton>
    </>
  );
}
