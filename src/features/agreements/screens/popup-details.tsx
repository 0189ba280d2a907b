import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { PopupReading } from '@/flows/popups/popup-reading';
import { findPopup } from '@/flows/popups/sources';
import { Reading } from '@/flows/query-view/query-view';
import { agreementWords } from '@/messages/agreements';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { queryClient } from '@/queries/client';
import { EmptyArt } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateBlock } from '@/ui/feedback/result-state';

/** /popupDetails: one pop-up whole, whether it was confirmed or not; without an id the newest one (decision 25). */
export default function PopupDetails() {
  const words = useWords(agreementWords);
  const titles = useWords(titleWords);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const given = search.get('id');
  const id = given === '' ? null : given;
  const query = useQuery(
    { queryKey: ['popup', id], queryFn: ({ signal }) => findPopup(id, signal) },
    queryClient,
  );
  return (
    <Page title={titles['/popupDetails']}>
      <Reading
        query={query}
        title={words.popupFailed}
        art={<EmptyArt variant="error" />}
        skeleton={<Skeleton label={words.loading} bars={[98, 28, 160, 50]} />}
      >
        {(popup) =>
          popup === null ? (
            <StateBlock
              art={<EmptyArt variant="empty" />}
              title={id === null ? words.popupNone : words.popupUnknown}
              line={id === null ? words.popupNoneLine : words.popupUnknownLine}
              way={{ label: words.home, go: () => void navigate(href('/home')) }}
            />
          ) : (
            <PopupReading popup={popup} over={words.popupOver} />
          )
        }
      </Reading>
    </Page>
  );
}
