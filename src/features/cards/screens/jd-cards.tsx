import { useNavigate, useSearchParams } from 'react-router-dom';
import { cardOrders } from '@/api/endpoints/card-order';
import { isUsable } from '@/domain/cards/card';
import { href } from '@/domain/href';
import { useNow } from '@/flows/clock/use-now';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { RequireAccount } from '@/flows/query-view/require-account';
import { cardMessages } from '@/messages/cards';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { CardShop } from '../components/card-shop';
import { GuideSheet } from '../components/guide-sheet';
import { OwnCards } from '../components/own-cards';
import { PastCards } from '../components/past-cards';
import { useReveal } from '../use-reveal';
import { useSheets } from '@/flows/navigation/use-sheet';
import styles from './jd-cards.module.css';

/** /jdCardHome: JD cards to buy with coins, and the person's own; `card` is open, `view=past` lists those that are used up. */
export default function JdCards() {
  const title = useMessages(titleMessages)['/jdCardHome'];
  const [search] = useSearchParams();
  if (search.get('view') === 'past') return <PastCards />;
  return (
    <RequireAccount title={title}>
      <Cards title={title} />
    </RequireAccount>
  );
}

function Cards({ title }: { title: string }) {
  const messages = useMessages(cardMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { step, open, close } = useSheets();
  const query = useEndpoint(cardOrders, {}, { staleTime: 0 });
  const all = query.data?.cards ?? [];
  const now = useNow(all.map(({ boughtAt, expiresAt }) => ({ startsAt: boughtAt, endsAt: expiresAt })));
  const own = all.filter((card) => isUsable(card, now));
  const wanted = search.get('card');
  const chosen = own.find(({ id }) => id === wanted) ?? own[0];
  const reveal = useReveal(chosen);
  const isFresh = search.get('fresh') === '1' && chosen?.id === wanted;
  return (
    <Page
      title={title}
      action={
        <button type="button" className={styles.guide} onClick={() => open('guide')}>
          {messages.guide}
        </button>
      }
      foot={chosen === undefined ? undefined : reveal.foot}
    >
      {isFresh && chosen !== undefined && (
        <div role="status">
          <NoticeBar tone="success">{messages.ready(chosen.face)}</NoticeBar>
        </div>
      )}
      <CardShop />
      <FetchedAt query={query} />
      <QueryView
        query={query}
        title={messages.ownFailed}
        skeleton={<Skeleton label={messages.loading} bars={[54, 54, 200]} />}
      >
        {() => (
          <OwnCards
            cards={own}
            chosen={chosen?.id ?? ''}
            revealed={reveal.revealed}
            now={now}
            onChoose={(id) => {
              reveal.hide();
              void navigate(href('/jdCardHome', { card: id }), { replace: true });
            }}
          />
        )}
      </QueryView>
      <ErrorNotice text={reveal.errorText} />
      {reveal.sheet}
      {step === 'guide' && <GuideSheet onClose={close} />}
    </Page>
  );
}
