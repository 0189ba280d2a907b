import { RequireAccount } from '@/flows/query-view/require-account';
import { Page } from '@/ui/layout/page';
import { CardForm } from '../components/card-form';
import { GiftKinds } from '../components/gift-kinds';
import { RedeemedCards } from '../components/redeemed-cards';

/** /rechargeCard: redeems the code of a card of any kind, with the cards redeemed before. */
export default function RedeemCard() {
  return (
    <RequireAccount>
      <Page>
        <CardForm />
        <GiftKinds />
        <RedeemedCards />
      </Page>
    </RequireAccount>
  );
}
