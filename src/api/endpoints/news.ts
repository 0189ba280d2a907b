import * as v from 'valibot';
import { newsCategories } from '@/domain/news/news';
import { endpoint } from '../endpoint';
import { moment, word } from '../wire';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const size = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
const category = v.picklist(newsCategories);

const card = v.object({
  id: word,
  category,
  title: word,
  /** The department that writes. */
  source: word,
  time: moment,
  /** Address of a picture; empty where there is none. */
  cover: v.string(),
  /** Stands above all others. */
  pinned: v.boolean(),
  readers: count,
});

/** Articles, newest first behind those that are pinned; of one category, or all of them. */
export const articleList = endpoint({
  name: 'articleList',
  gateway: 'life',
  service: 'news',
  path: '/life/api/news/v1/articleList',
  encrypted: false,
  effect: 'read',
  body: v.object({
    category: v.exactOptional(category),
    page: v.pipe(v.number(), v.integer(), v.minValue(1)),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  }),
  data: v.object({
    /** On all pages. */
    total: count,
    articles: v.array(card),
  }),
});

/** One article, without `id` the newest, with the one that follows it in the list; null where there is none. */
export const articleDetail = endpoint({
  name: 'articleDetail',
  gateway: 'life',
  service: 'news',
  path: '/life/api/news/v1/articleDetail',
  encrypted: false,
  effect: 'read',
  body: v.object({ id: v.exactOptional(word), category: v.exactOptional(category) }),
  data: v.nullable(
    v.object({
      ...card.entries,
      /** In their order: text as HTML, and pictures with their size in pixels, so that their place is kept free. */
      parts: v.array(
        v.variant('kind', [
          v.object({ kind: v.literal('html'), html: v.string() }),
          v.object({ kind: v.literal('picture'), src: word, alt: v.string(), width: size, height: size }),
        ]),
      ),
      /** Where a reader may go on to. */
      links: v.array(v.object({ title: word, line: v.string(), address: word })),
      next: v.nullable(card),
    }),
  ),
});
