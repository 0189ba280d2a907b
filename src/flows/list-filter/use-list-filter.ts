import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface ListFilter {
  /** The filter as the parameters of the address. */
  params: URLSearchParams;
  /** Changes some of the parameters; an empty text removes one. */
  setParams: (changes: Readonly<Record<string, string>>) => void;
  /** The text of the search field, which the address has as `q`. */
  text: string;
  setText: (text: string) => void;
}

/** The filter of a list; it is stored in the address, so that going back shows the same list. */
export function useListFilter(): ListFilter {
  const [params, setSearchParams] = useSearchParams();
  // A state of its own, because the address may change later than the field.
  const [text, setText] = useState(params.get('q') ?? '');
  const setParams = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setSearchParams(next, { replace: true });
    if (changes['q'] !== undefined) setText(changes['q']);
  };
  return { params, setParams, text, setText: (q) => setParams({ q }) };
}
