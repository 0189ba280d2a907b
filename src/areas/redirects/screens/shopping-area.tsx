import { useSearchParams } from 'react-router-dom';
import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { PartnerExit } from '../components/partner-exit';

/** /linkToLongCoinShop: opens the shopping area with a one-time key, at the goods `goods` where they are named. */
export default function ShoppingArea() {
  const titles = useMessages(titleMessages);
  const [search] = useSearchParams();
  return (
    <PartnerExit partner="shop" title={titles['/linkToLongCoinShop']} goods={search.get('goods') ?? ''} />
  );
}
