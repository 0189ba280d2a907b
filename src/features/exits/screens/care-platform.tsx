import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { PartnerPlace } from '../components/partner-place';

/** /linkToGuanAiTong: to the care platform, with a one-time key. */
export default function CarePlatform() {
  const titles = useMessages(titleMessages);
  return <PartnerPlace partner="care" title={titles['/linkToGuanAiTong']} />;
}
