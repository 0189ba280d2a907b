import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { DetailPage } from '@/flows/page/detail-page';
import { findPopup } from '@/flows/popups/sources';
import { useMessages } from '@/messages/language';
import { queryClient } from '@/queries/client';
import { PopupReading } from '../components/popup-reading';
import { agreementMessages } from '../messages';

/** /popupDetails: the full text of a pop-up, confirmed or not; without an id the newest one. */
export default function PopupDetails() {
  const messages = useMessages(agreementMessages);
  const [search] = useSearchParams();
  const parameter = search.get('id');
  const id = parameter === '' ? null : parameter;
  const query = useQuery(
    { queryKey: ['popup', id], queryFn: ({ signal }) => findPopup(id, signal) },
    queryClient,
  );
  return (
    <DetailPage
      query={query}
      failed={messages.popupFailed}
      loading={messages.loading}
      bars={[98, 28, 160, 50]}
      gone={{
        art: 'empty',
        title: id === null ? messages.popupNone : messages.popupUnknown,
        description: id === null ? messages.popupNoneLine : messages.popupUnknownLine,
        action: { label: messages.toHome, to: href('/home') },
      }}
    >
      {(popup) => <PopupReading popup={popup} endedLabel={messages.popupOver} />}
    </DetailPage>
  );
}
