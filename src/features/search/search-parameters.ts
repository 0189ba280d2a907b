import { normaliseSearch, searchKinds, type SearchKind } from '@/domain/search/search';

/** What the address asks for (`q`, `kind`); what it knows nothing of narrows nothing. */
export function askedSearch(search: URLSearchParams): { words: string; kind: SearchKind | undefined } {
  return {
    words: normaliseSearch(search.get('q') ?? ''),
    kind: searchKinds.find((kind) => kind === search.get('kind')),
  };
}

/** The query of the address that asks for this. */
export function searchOf(words: string, kind?: SearchKind): Record<string, string> {
  return { ...(words === '' ? {} : { q: words }), ...(kind === undefined ? {} : { kind }) };
}
