import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { PopupReading } from '@/flows/popups/popup-reading';
import { findPopup } from '@/flows/popups/sources';
import { QueryView } from '@/flows/query-view/query-view';
import { agreementMessages } from '@/messages/agreements';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { queryClient } from '@/queries/client';
import { Illustration } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { ResultState } from '@/ui/feedback/result-state';

/** /popupDetails: the full text of a pop-up, confirmed or not; without an id the newest one. */
export default function PopupDetails() {
  const messages = useMessages(agreementMessages);
  const titles = useMessages(titleMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const parameter = search.get('id');
  const id = parameter === '' ? null : parameter;
  const query = useQuery(
    { queryKey: ['popup', id], queryFn: ({ signal }) => findPopup(id, signal) },
    queryClient,
  );
  return (
    <Page title={titles['/popupDetails']}>
      <QueryView
        query={query}
        title={messages.popupFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[98, 28, 160, 50]} />}
      >
        {(popup) =>
          popup === null ? (
            <ResultState
              art={<Illustration variant="empty" />}
              title={id === null ? messages.popupNone : messages.popupUnknown}
              description={id === null ? messages.popupNoneLine : messages.popupUnknownLine}
              action={{ label: messages.home, onClick: () => void navigate(href('/home')) }}
            />
          ) : (
            <PopupReading popup={popup} endedLabel={messages.popupOver} />
          )
        }
      </QueryView>
    </Page>
  );
}
