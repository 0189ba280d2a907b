import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { PartnerExit } from '../components/partner-exit';

/** /linkToGuanAiTong: opens the care platform with a one-time key. */
export default function CarePlatform() {
  const titles = useMessages(titleMessages);
  return <PartnerExit partner="care" title={titles['/linkToGuanAiTong']} />;
}
