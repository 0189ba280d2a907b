import { useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { pointsMessages } from '@/messages/areas/points';
import { useMessages } from '@/messages/language';
import { ExchangeResult } from '../components/exchange-result';

/** /changyoyo-result: the result of an exchange for points of the partner. */
export default function PartnerResult() {
  const { toPartner } = useMessages(pointsMessages);
  const [search] = useSearchParams();
  return (
    <ExchangeResult
      kind="partner"
      id={search.get('id')}
      action={{ label: toPartner, to: href('/changyoyo-home') }}
    />
  );
}
