import * as endpoints from '@/api/endpoints/news';
import { toMoment } from '@/domain/business-time';
import type { NewsCategory } from '@/domain/news/news';
import { drawn } from './news-drawings';
import { newsOf, type NewsArticle } from './news';
import type { MockState } from '@/mocks/core/state';
import { serve, type Handler } from '@/mocks/core/handler';

export const articleList: Handler<typeof endpoints.articleList> = (state, { body }) => {
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
  const place = inOrder.indexOf(found);
  const next = place === -1 ? undefined : inOrder[place + 1];
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

const kept = new Map<number, readonly NewsArticle[]>();

/** Of the world's beginning: no article comes later. */
function listed({ seed: { epoch } }: MockState, category: NewsCategory | undefined): readonly NewsArticle[] {
  const all = kept.get(epoch) ?? newsOf(epoch);
  kept.clear();
  kept.set(epoch, all);
  return category === undefined ? all : all.filter((article) => article.category === category);
}

function cardOf({ id, category, title, source, time, scene, pinned, readers }: NewsArticle) {
  return { id, category, title, source, time: toMoment(time), cover: drawn(scene), pinned, readers };
}

export const handlers = [
  serve(endpoints.articleList, articleList),
  serve(endpoints.articleDetail, articleDetail),
];
