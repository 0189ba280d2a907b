import * as endpoints from '@/api/endpoints/news';
import { serve, type Handler } from '@/mocks/core/handler';
import { cardOf, listed } from './news-list';

const articleList: Handler<typeof endpoints.articleList> = (state, { body }) => {
  const { category, page, size } = body;
  const wanted = listed(state, category);
  const from = (page - 1) * size;
  return { state, data: { total: wanted.length, articles: wanted.slice(from, from + size).map(cardOf) } };
};

const articleDetail: Handler<typeof endpoints.articleDetail> = (state, { body }) => {
  const inOrder = listed(state, body.category);
  const found =
    body.id === undefined ? inOrder[0] : listed(state, undefined).find(({ id }) => id === body.id);
  if (found === undefined) return { state, data: null };
  const index = inOrder.indexOf(found);
  const next = index === -1 ? undefined : inOrder[index + 1];
  return {
    state,
    data: {
      ...cardOf(found),
      parts: found.parts.map((part) => ({ ...part })),
      links: found.links.map((link) => ({ ...link })),
      next: next === undefined ? null : cardOf(next),
    },
  };
};

export const handlers = [
  serve(endpoints.articleList, articleList),
  serve(endpoints.articleDetail, articleDetail),
];
