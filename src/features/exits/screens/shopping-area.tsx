import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { PartnerPlace } from '../components/partner-place';

/** /linkToLongCoinShop: to the shopping area, with a one-time key. */
export default function ShoppingArea() {
  const titles = useMessages(titleMessages);
  return <PartnerPlace partner="shop" title={titles['/linkToLongCoinShop']} />;
}
