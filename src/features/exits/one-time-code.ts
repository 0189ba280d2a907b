import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const name = 'code';

/**
 * A partner's one-time code, wherever in the address it stands; it is a secret, and erased from there as soon as the page stands
 *. Empty where there is none.
 */
export function useOneTimeCode(): string {
  const { search: behind } = useLocation();
  const navigate = useNavigate();
  const { search: before } = window.location;
  const given = new URLSearchParams(behind).get(name) ?? new URLSearchParams(before).get(name) ?? '';
  const [held, hold] = useState(given);
  if (given !== '' && given !== held) hold(given);
  useEffect(() => {
    if (given === '') return;
    const { pathname, hash, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + without(search) + hash);
    void navigate({ search: without(behind) }, { replace: true });
  }, [given, behind, navigate]);
  return held;
}

function without(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(name);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
