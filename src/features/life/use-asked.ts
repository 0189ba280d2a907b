import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface Asked {
  /** What the address asks for, by name. */
  asked: URLSearchParams;
  /** Asks for something else; an empty text asks for nothing. */
  ask: (parts: Readonly<Record<string, string>>) => void;
  /** What stands in the search field; the address has it as `q`. */
  typed: string;
  type: (text: string) => void;
}

/** What a list is narrowed to. The address keeps it, so that coming back finds it as it was left. */
export function useAsked(): Asked {
  const [asked, setAsked] = useSearchParams();
  // The field follows the keys at once, the address may come a moment later.
  const [typed, setTyped] = useState(asked.get('q') ?? '');
  const ask = (parts: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(asked);
    for (const [name, value] of Object.entries(parts)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setAsked(next, { replace: true });
    if (parts['q'] !== undefined) setTyped(parts['q']);
  };
  return { asked, ask, typed, type: (q) => ask({ q }) };
}
