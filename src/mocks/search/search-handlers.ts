import * as endpoints from '@/api/endpoints/search';
import { contains, tokensOf } from '@/domain/search/search-match';
import { activityList } from '@/mocks/activities/activity-handlers';
import { goodsList } from '@/mocks/life/life-handlers';
import { serve, type Handler, type Reply } from '@/mocks/core/handler';
import { articleList } from '@/mocks/news/news-handlers';

const everything = { page: 1, size: Number.MAX_SAFE_INTEGER };

/** Searches the gateways' own activities, goods and news; every word must be there, titles that have them all come first. */
const search: Handler<typeof endpoints.search> = (state, request, now) => {
  const { words, kinds, page, size } = request.body;
  const tokens = tokensOf(words);
  const has = (text: string) => tokens.every((token) => contains(text, token));
  const pageOf = <Row>(
    rows: readonly Row[],
    textsOf: (row: Row) => readonly [title: string, more: string],
  ) => {
    const found = rows.filter((row) => has(textsOf(row).join('\n')));
    const ranked = [
      ...found.filter((row) => has(textsOf(row)[0])),
      ...found.filter((row) => !has(textsOf(row)[0])),
    ];
    return { total: ranked.length, rows: ranked.slice((page - 1) * size, page * size) };
  };
  const { activities } = dataOf(activityList(state, { ...request, body: {} }, now));
  const { goods } = dataOf(goodsList(state, { ...request, body: everything }, now));
  const { articles } = dataOf(articleList(state, { ...request, body: everything }, now));
  return {
    state,
    data: {
      ...(kinds.includes('activities') && {
        activities: pageOf(activities, ({ title, line }) => [title, line]),
      }),
      ...(kinds.includes('goods') && { goods: pageOf(goods, ({ name }) => [name, '']) }),
      ...(kinds.includes('news') && { news: pageOf(articles, ({ title, source }) => [title, source]) }),
    },
  };
};

function dataOf<Data>(reply: Reply<Data>): Data {
  if ('refusal' in reply) throw new Error('a list is never refused');
  return reply.data;
}

export const handlers = [serve(endpoints.search, search)];
