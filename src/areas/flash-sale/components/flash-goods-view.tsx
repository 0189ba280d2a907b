import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { secKillingLeaveQueue, type FlashDetail } from '@/api/endpoints/flash-sale';
import { failureOf } from '@/api/errors';
import { fromMoment, toClock } from '@/domain/business-time';
import { purchaseProblem } from '@/domain/flash-sale/purchase';
import { href } from '@/domain/href';
import { mostPieces } from '@/domain/mall/specification';
import { times } from '@/domain/money';
import { periodState } from '@/domain/period';
import { useCheckout } from '@/flows/checkout/use-checkout';
import { readInOwnTime } from '@/flows/clock/read-in-own-time';
import { useNow } from '@/flows/clock/use-now';
import { usePeriodChange } from '@/flows/clock/use-period-change';
import { GoodsIntroduction } from '@/flows/goods/goods-introduction';
import { QueryView } from '@/flows/query-view/query-view';
import { ShareLink } from '@/flows/share/share-link';
import { ShippingAddressCard } from '@/flows/shipping-address/shipping-address-card';
import { currentShippingAddress, useShippingAddress } from '@/flows/shipping-address/use-shipping-address';
import { sendWrite } from '@/flows/write/perform-write';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { Page } from '@/ui/layout/page';
import { Gallery } from '@/ui/media/gallery';
import { useAllowedPictures } from '@/ui/media/image-hosts';
import { flashPlacing, stockChanged } from '../flash-placing';
import { flashSaleMessages } from '../messages';
import { flashQueueChanged, useFlashPurchase } from '../state';
import { BuyActionBar } from './buy-action-bar';
import { FlashDetails } from './flash-details';
import { OfferHead } from './offer-head';
import { QueueSheet } from './queue-sheet';
import styles from './flash-goods-view.module.css';

interface FlashGoodsViewProps {
  offer: FlashDetail;
}

/** Goods of a session; the button buys from the second on in which it starts, and says at any time why it does not. */
export function FlashGoodsView({ offer }: FlashGoodsViewProps) {
  const messages = useMessages(flashSaleMessages);
  const errors = useMessages(errorMessages);
  const navigate = useNavigate();
  const { id, session, name, price, limit, bought, left, unpaid } = offer;
  const now = useNow([offer]);
  const pictures = useAllowedPictures(offer.pictures);
  const { query: addresses, address } = useShippingAddress();
  const queue = useFlashPurchase((purchase) => purchase.queue);
  const [isBusy, run] = useSingleTask();
  const [chosen, setChosen] = useState(1);
  const [answer, setAnswer] = useState<string | null>(null);
  const count = Math.max(1, Math.min(chosen, mostPieces(left, limit, bought)));
  const problem = purchaseProblem(offer, count, now);
  const isQueued = queue?.session === session && queue.goods === id;

  usePeriodChange(periodState(offer, now), '', () => {
    setAnswer(null);
    readInOwnTime(stockChanged);
  });
  const refuse = (error: unknown) => setAnswer(failureText(failureOf(error), errors));
  const checkout = useCheckout({
    place: flashPlacing,
    onPlaced: (turn) => {
      if (turn.state === 'placed') void stockChanged();
      else flashQueueChanged({ ticket: turn.ticket, session, goods: id, name });
    },
    // The goods are sold out, or the session is over.
    onRefused: () => void stockChanged(),
    order: unpaid,
    resultOf: (order) => href('/goodsPaySuccess', { id: order, of: 'flash' }),
    onLeave: (order) => void navigate(href('/secKillingOrderDetail', { id: order })),
  });
  const said = answer ?? checkout.errorText;
  const clearAnswer = () => {
    setAnswer(null);
    checkout.clear();
  };
  const handleBuy = () => {
    clearAnswer();
    if (problem !== null) {
      const clock = (moment: string) => toClock(fromMoment(moment));
      const context = { starts: clock(offer.startsAt), ends: clock(offer.endsAt), limit, bought, left };
      return setAnswer(messages.problems[problem](context));
    }
    const cost = times(price, count);
    run(async () => {
      try {
        // A tap counts before the address is there, too.
        const to = await currentShippingAddress();
        if (to === null) return setAnswer(messages.noAddress);
        // One queue at a time.
        if (queue !== null) {
          await sendWrite(secKillingLeaveQueue, { ticket: queue.ticket }, { quiet: true });
          flashQueueChanged(null);
        }
        checkout.buy({ session, goods: id, count, address: to.id, money: cost }, cost);
      } catch (error) {
        refuse(error);
      }
    });
  };

  return (
    <Page
      floating
      action={
        <ShareLink
          to={href('/secKillingGoodsDetail', { id, session })}
          title={name}
          text={messages.shareText}
          label={messages.share}
          variant="icon"
        />
      }
      actionBar={
        <BuyActionBar
          offer={offer}
          problem={problem}
          total={times(price, count)}
          now={now}
          isBusy={isBusy || checkout.isBusy}
          offReason={checkout.offReason}
          onBuy={handleBuy}
        >
          {said !== null && (
            <NoticeBar tone="warning" alarming onClose={clearAnswer}>
              {said}
            </NoticeBar>
          )}
        </BuyActionBar>
      }
    >
      <Gallery
        label={messages.gallery(name)}
        messages={{
          enlarge: messages.enlarge,
          picture: (index, of) => messages.picture(name, index, of),
        }}
        pictures={pictures}
      />
      <div className={styles.body}>
        <OfferHead offer={offer} now={now} />
        {unpaid !== '' && !checkout.isOpen && (
          <NoticeBar
            tone="info"
            action={{
              label: messages.toPay,
              onClick: () => void navigate(href('/secKillingOrderDetail', { id: unpaid })),
            }}
          >
            {messages.unpaid}
          </NoticeBar>
        )}
        <QueryView
          query={addresses}
          title={messages.addressesFailed}
          skeleton={<Skeleton label={messages.loading} bars={[82]} />}
        >
          {() => <ShippingAddressCard address={address ?? null} purpose="flash" />}
        </QueryView>
        <FlashDetails offer={offer} count={count} now={now} onCount={setChosen} />
        <GoodsIntroduction goods={{ description: offer.description, facts: [] }} />
      </div>
      {isQueued && (
        <QueueSheet
          ticket={queue.ticket}
          onPlaced={(order) => checkout.pay(order, times(price, count))}
          onRefused={refuse}
        />
      )}
      {checkout.sheet}
    </Page>
  );
}
