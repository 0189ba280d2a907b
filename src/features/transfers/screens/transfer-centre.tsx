import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { useLacksOaAccount } from '@/flows/giving-right/lacks-oa-account';
import { OaAccountNeeded } from '@/flows/giving-right/oa-account-needed';
import { UnfinishedTransfer } from '@/flows/payment/unfinished-transfer';
import { centreMessages } from '@/messages/centre';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Page } from '@/ui/layout/page';
import { AccountCards } from '../components/centre/account-cards';
import { GiftedColleagues } from '../components/centre/gifted';
import { LeftBookings } from '../components/centre/left-bookings';
import { LeftDraft } from '../components/centre/left-draft';

/** /transfer-page: the four kinds of giving, what was left unfinished, whom one gave to, and whose day is coming. */
export default function TransferCentre() {
  const messages = useMessages(centreMessages);
  const titles = useMessages(titleMessages);
  const navigate = useNavigate();
  if (useLacksOaAccount()) return <OaAccountNeeded title={titles['/transfer-page']} />;
  return (
    <Page
      title={titles['/transfer-page']}
      action={
        <Button variant="quiet" onClick={() => void navigate(href('/longballDetail'))}>
          {messages.records}
        </Button>
      }
    >
      <AccountCards />
      <UnfinishedTransfer />
      <LeftDraft />
      <LeftBookings />
      <GiftedColleagues />
    </Page>
  );
}
