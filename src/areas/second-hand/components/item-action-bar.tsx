import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { Grid, Inline } from '@/ui/layout/box';
import { Heart } from '@/ui/media/heart';
import { Icon } from '@/ui/media/icon';
import { favouriteItem, type ItemDetail } from '../endpoints/items';
import { secondHandMessages } from '../messages';
import { invalidateItems } from '../queries';
import { ShelveButton } from './shelve-button';
import styles from './item-action-bar.module.css';

/** What can be done with an item: its seller edits it or takes it off sale, others ask the seller, save it or buy it. */
export function ItemActionBar({ item }: { item: ItemDetail }) {
  const messages = useMessages(secondHandMessages);
  const navigate = useNavigate();
  const [isOpening, open] = useSingleTask();
  const favourite = useWrite(favouriteItem, { refresh: invalidateItems, shownAs: 'toast' });
  const { id, isOwn, isFavourite, state } = item;
  if (isOwn) {
    const isFree = state === 'onSale' || state === 'withdrawn';
    return isFree ? (
      <Grid columns={2} gap={3}>
        <ShelveButton id={id} isOnSale={state === 'onSale'} />
        <Button onClick={() => void navigate(href('/second-hand-publish', { id }))}>{messages.edit}</Button>
      </Grid>
    ) : (
      <Button block onClick={() => void navigate(href('/second-hand-orders', { group: ownGroup(state) }))}>
        {messages.unavailable[state]}
      </Button>
    );
  }
  return (
    <Inline>
      <button
        type="button"
        className={styles.small}
        disabled={isOpening}
        onClick={() => open(openCustomerService)}
      >
        <Icon name="service" size={22} />
        {messages.ask}
      </button>
      <button
        type="button"
        className={styles.small}
        aria-pressed={isFavourite}
        disabled={favourite.isBusy}
        onClick={() => favourite.send({ id, isFavourite: !isFavourite })}
      >
        <Heart isFilled={isFavourite} />
        {isFavourite ? messages.liked : messages.like}
      </button>
      <BuyButton item={item} />
    </Inline>
  );
}

function BuyButton({ item: { id, state, order, seller } }: { item: ItemDetail }) {
  const messages = useMessages(secondHandMessages);
  const navigate = useNavigate();
  if (order !== null) {
    const isOpen = order.state === 'created' || order.state === 'paying';
    const to = isOpen ? href('/imageLongCoinPay', { id }) : href('/second-hand-orders', { group: 'bought' });
    return (
      <Button block onClick={() => void navigate(to)}>
        {isOpen ? messages.toPay : messages.toOrder}
      </Button>
    );
  }
  const isForSale = state === 'onSale' && seller.isHere;
  return (
    <Button block disabled={!isForSale} onClick={() => void navigate(href('/imageLongCoinPay', { id }))}>
      {isForSale ? messages.buy : seller.isHere ? messages.unavailable[state] : messages.sellerLeft}
    </Button>
  );
}

function ownGroup(state: 'reserved' | 'sold'): 'onSale' | 'sold' {
  return state === 'sold' ? 'sold' : 'onSale';
}
