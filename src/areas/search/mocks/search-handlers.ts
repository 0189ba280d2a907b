import * as endpoints from '@/api/endpoints/search';
import { contains, tokensOf } from '@/domain/search/search-match';
import { serve, type Handler } from '@/mocks/core/handler';
import type { Searched } from '@/mocks/search/searched';

const lists = import.meta.glob<Searched>(['/src/mocks/*/*-searched.ts', '/src/areas/*/mocks/*-searched.ts'], {
  eager: true,
  import: 'searched',
});

/** Searches the gateways' own activities, goods and news; every word must be there, titles that have them all come first. */
const search: Handler<typeof endpoints.search> = (state, { body, person }, now) => {
  const { words, kinds, page, size } = body;
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
  const wanted = Object.values(lists).filter(({ kind }) => kinds.includes(kind));
  return {
    state,
    data: wanted.reduce((all, { results }) => ({ ...all, ...results({ state, person, now, pageOf }) }), {}),
  };
};

export const handlers = [serve(endpoints.search, search)];
