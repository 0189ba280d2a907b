import { toMoment } from '@/domain/business-time';
import type { NewsCategory } from '@/domain/news/news';
import type { MockState } from '@/mocks/core/state';
import { newsOf, type NewsArticle } from './news';
import { drawn } from './news-drawings';

const kept = new Map<number, readonly NewsArticle[]>();

/** Of the world's beginning: no article comes later. */
export function listed(
  { seed: { epoch } }: MockState,
  category: NewsCategory | undefined,
): readonly NewsArticle[] {
  const all = kept.get(epoch) ?? newsOf(epoch);
  kept.clear();
  kept.set(epoch, all);
  return category === undefined ? all : all.filter((article) => article.category === category);
}

/** An article as lists have it. */
export function cardOf({ id, category, title, source, time, scene, pinned, readers }: NewsArticle) {
  return { id, category, title, source, time: toMoment(time), cover: drawn(scene), pinned, readers };
}
