import * as v from 'valibot';
import { remoteKinds } from '@/domain/search/search';
import { endpoint } from '../endpoint';
import { word } from '../wire';
import { activityList } from './activity';
import { goodsList } from './goods';
import { articleList } from './news';

const total = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the gateways find of the kinds that are asked for, each as its own list has it, the best first; `total` counts all pages. */
export const search = endpoint({
  name: 'search',
  gateway: 'life',
  service: 'wallet',
  path: '/life/api/home-config/v1/search',
  encrypted: false,
  effect: 'read',
  body: v.object({
    words: word,
    kinds: v.pipe(v.array(v.picklist(remoteKinds)), v.minLength(1)),
    page: v.pipe(v.number(), v.integer(), v.minValue(1)),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  }),
  data: v.object({
    activities: v.exactOptional(v.object({ total, rows: activityList.data.entries.activities })),
    goods: v.exactOptional(v.object({ total, rows: goodsList.data.entries.goods })),
    news: v.exactOptional(v.object({ total, rows: articleList.data.entries.articles })),
  }),
});
