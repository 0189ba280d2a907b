import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { PartnerPlace } from '../components/partner-place';

/** /linkToLongCoinShop: to the shopping area, with a one-time key. */
export default function ShoppingArea() {
  const titles = useWords(titleWords);
  return <PartnerPlace partner="shop" title={titles['/linkToLongCoinShop']} />;
}
