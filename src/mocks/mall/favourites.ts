import type { MockState } from '@/mocks/core/state';

const markOf = (usercode: string, id: string) => `${usercode} ${id}`;

export function isFavouriteGoods({ favouriteGoods }: MockState, usercode: string, id: string): boolean {
  return favouriteGoods.includes(markOf(usercode, id));
}

/** The state after a person has marked goods as a favourite or has taken the mark off. */
export function favouriteSet(
  state: MockState,
  usercode: string,
  { id, isFavourite }: { id: string; isFavourite: boolean },
): MockState {
  const mark = markOf(usercode, id);
  const others = state.favouriteGoods.filter((each) => each !== mark);
  return { ...state, favouriteGoods: isFavourite ? [...others, mark] : others };
}
