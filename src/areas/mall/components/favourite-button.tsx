import { favouriteGoods, goodsDetail, goodsList } from '@/api/endpoints/goods';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { IconButton } from '@/ui/forms/icon-button';
import { Heart } from '@/ui/media/heart';
import { goodsBrowseMessages } from '../messages';

const refresh = () => Promise.all([invalidate(goodsDetail), invalidate(goodsList)]);

/** Marks goods as a favourite, to be found again in the list of all goods. */
export function FavouriteButton({ id, isFavourite }: { id: string; isFavourite: boolean }) {
  const messages = useMessages(goodsBrowseMessages);
  const { isBusy, send } = useWrite(favouriteGoods, { refresh, shownAs: 'toast' });
  return (
    <IconButton
      type="button"
      aria-label={messages.favourite}
      aria-pressed={isFavourite}
      disabled={isBusy}
      onClick={() => send({ id, isFavourite: !isFavourite })}
    >
      <Heart isFilled={isFavourite} />
    </IconButton>
  );
}
