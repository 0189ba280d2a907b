import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { useLacksOaAccount } from '@/flows/giving-right/lacks-oa-account';
import { OaAccountNeeded } from '@/flows/giving-right/oa-account-needed';
import { UnfinishedTransfer } from '@/flows/payment/unfinished-transfer';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Page } from '@/ui/layout/page';
import { AccountCards } from '../components/centre/account-cards';
import { GiftedColleagues } from '../components/centre/gifted';
import { UnsavedBookings } from '../components/centre/unsaved-bookings';
import { UnsentDraft } from '../components/centre/unsent-draft';
import { centreMessages } from '../messages';

/** /transfer-page: the four kinds of transfer, unfinished drafts, recent recipients and upcoming occasions. */
export default function TransferCentre() {
  const messages = useMessages(centreMessages);
  const navigate = useNavigate();
  if (useLacksOaAccount()) return <OaAccountNeeded />;
  return (
    <Page
      action={
        <Button variant="quiet" onClick={() => void navigate(href('/longballDetail'))}>
          {messages.records}
        </Button>
      }
    >
      <AccountCards />
      <UnfinishedTransfer />
      <UnsentDraft />
      <UnsavedBookings />
      <GiftedColleagues />
    </Page>
  );
}
