import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { PartnerPlace } from '../components/partner-place';

/** /linkToGuanAiTong: to the care platform, with a one-time key. */
export default function CarePlatform() {
  const titles = useWords(titleWords);
  return <PartnerPlace partner="care" title={titles['/linkToGuanAiTong']} />;
}
