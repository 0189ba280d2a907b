import { goodsCard, suitedTo } from '@/mocks/life/goods';
import type { Searched } from '@/mocks/search/searched';

export const searched: Searched = {
  kind: 'goods',
  results: ({ person, pageOf }) => ({
    goods: pageOf(suitedTo(person.index).map(goodsCard), ({ name }) => [name, '']),
  }),
};
