import { toMoment } from '@/domain/business-time';
import { colleague } from '@/mocks/core/colleague';
import type { MockState } from '@/mocks/core/state';
import type { Item } from './item';
import { pictureAddress } from './item-pictures';
import { itemState } from './items';

/** An item as lists on the wire have it. */
export function cardOf(state: MockState, item: Item) {
  const { id, title, price, condition, place, publishedAt, seller, pictures } = item;
  return {
    id,
    title,
    picture: pictureAddress(pictures[0] ?? ''),
    price,
    condition,
    state: itemState(state, item),
    place,
    publishedAt: toMoment(publishedAt),
    seller: { usercode: seller, name: colleague(state, seller)?.name ?? seller },
  };
}
