import { CardForm } from '@/flows/payment/card/card-form';
import { RequireAccount } from '@/flows/query-view/require-account';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { Page } from '@/ui/layout/page';
import { GiftKinds } from '../components/gift-kinds';
import { RedeemedCards } from '../components/redeemed-cards';

/** /rechargeCard: redeems the code of a card of any kind, with the cards redeemed before. */
export default function RedeemCard() {
  const title = useMessages(titleMessages)['/rechargeCard'];
  return (
    <RequireAccount title={title}>
      <Page title={title}>
        <CardForm />
        <GiftKinds />
        <RedeemedCards />
      </Page>
    </RequireAccount>
  );
}
