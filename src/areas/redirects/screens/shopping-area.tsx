import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { PartnerExit } from '../components/partner-exit';

/** /linkToLongCoinShop: opens the shopping area with a one-time key. */
export default function ShoppingArea() {
  const titles = useMessages(titleMessages);
  return <PartnerExit partner="shop" title={titles['/linkToLongCoinShop']} />;
}
