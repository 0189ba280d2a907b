import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { useNow } from '@/flows/clock/use-now';
import { useSheets } from '@/flows/navigation/use-sheet';
import { DetailPage } from '@/flows/page/detail-page';
import { RequireAccount } from '@/flows/query-view/require-account';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { CardShop } from '../components/cards/card-shop';
import { GuideSheet } from '../components/cards/guide-sheet';
import { OwnCards } from '../components/cards/own-cards';
import { PastCards } from '../components/cards/past-cards';
import { cardOrders } from '../endpoints/card-order';
import { cardMessages } from '../messages';
import { isUsable } from '../rules/card';
import { useReveal } from '../use-reveal';
import styles from './jd-cards.module.css';

/** /jdCardHome: JD cards to buy with coins, and the person's own; `card` is open, `view=past` lists those that are used up. */
export default function JdCards() {
  const [search] = useSearchParams();
  if (search.get('view') === 'past') return <PastCards />;
  return (
    <RequireAccount>
      <Cards />
    </RequireAccount>
  );
}

function Cards() {
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
    <DetailPage
      action={
        <button type="button" className={styles.guide} onClick={() => open('guide')}>
          {messages.guide}
        </button>
      }
      actionBar={chosen !== undefined && reveal.actionBar}
      head={
        <>
          {isFresh && chosen !== undefined && (
            <div role="status">
              <NoticeBar tone="success">{messages.ready(chosen.face)}</NoticeBar>
            </div>
          )}
          <CardShop />
        </>
      }
      query={query}
      failed={messages.ownFailed}
      loading={messages.loading}
      bars={[54, 54, 200]}
      after={
        <>
          <ErrorNotice text={reveal.errorText} />
          {reveal.sheet}
          {step === 'guide' && <GuideSheet onClose={close} />}
        </>
      }
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
    </DetailPage>
  );
}
