import type { Prize } from '@/api/endpoints/award';
import { QueryView } from '@/flows/query-view/query-view';
import { ShippingAddressCard } from '@/flows/shipping-address/shipping-address-card';
import { useShippingAddress } from '@/flows/shipping-address/use-shipping-address';
import { addressMessages } from '@/messages/areas/addresses';
import { useMessages } from '@/messages/language';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Skeleton } from '@/ui/feedback/skeleton';
import { SendButton } from '@/ui/forms/send-button';
import { Box, Inline } from '@/ui/layout/box';
import { Sheet } from '@/ui/overlays/sheet';
import { Note, Title } from '@/ui/text/text';
import { prizeMessages } from '../messages';
import type { useClaim } from '../use-claim';
import { PrizeThumb } from './prize-thumb';
import styles from './claim-sheet.module.css';

interface ClaimSheetProps {
  prize: Prize;
  claim: ReturnType<typeof useClaim>;
  onClose: () => void;
}

/** Asks where goods are sent, and claims them. */
export function ClaimSheet({ prize, claim, onClose }: ClaimSheetProps) {
  const messages = useMessages(prizeMessages);
  const addressTexts = useMessages(addressMessages);
  const { query, address } = useShippingAddress();
  const handleClaim = async (addressId: string) => {
    if (await claim.claim(addressId)) onClose();
  };
  return (
    <Sheet title={messages.claimTitle} onClose={onClose}>
      <Inline marginBottom={4}>
        <PrizeThumb prize={prize} size={56} />
        <Box marginLeft={3} grow>
          <Title as="p" breakWords>
            {prize.name}
          </Title>
          <Note>{prize.source}</Note>
        </Box>
      </Inline>
      <ErrorNotice text={claim.errorText} />
      <QueryView
        query={query}
        title={addressTexts.failed}
        skeleton={<Skeleton label={addressTexts.loading} bars={[82]} />}
      >
        {() =>
          address !== undefined && (
            <div className={styles.address}>
              <ShippingAddressCard address={address} purpose="prize" />
            </div>
          )
        }
      </QueryView>
      <Note marginTop={1} marginBottom={4} role="status">
        {claim.progressText ?? messages.claimLine}
      </Note>
      <SendButton
        block
        disabled={address == null}
        busy={claim.isBusy}
        offReason={claim.offReason}
        onClick={() => address != null && void handleClaim(address.id)}
      >
        {address === null ? messages.setAddress : messages.confirm}
      </SendButton>
    </Sheet>
  );
}
