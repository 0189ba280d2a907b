import { normaliseSearch, searchKinds, type SearchKind } from '@/domain/search/search';

/** The search in the address (`q`, `kind`); an unknown kind counts as none. */
export function readSearchParameters(search: URLSearchParams): {
  words: string;
  kind: SearchKind | undefined;
} {
  return {
    words: normaliseSearch(search.get('q') ?? ''),
    kind: searchKinds.find((kind) => kind === search.get('kind')),
  };
}

/** The address parameters of a search. */
export function toSearchParameters(words: string, kind?: SearchKind): Record<string, string> {
  return { ...(words === '' ? {} : { q: words }), ...(kind === undefined ? {} : { kind }) };
}
