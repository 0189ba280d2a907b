import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const name = 'code';

/**
 * A partner's one-time code from the address, before or behind the `#`; empty if there is none. The code is a secret, so it is removed
 * from the address after mounting.
 */
export function useOneTimeCode(): string {
  const { search: hashSearch } = useLocation();
  const navigate = useNavigate();
  const { search: pageSearch } = window.location;
  const addressCode =
    new URLSearchParams(hashSearch).get(name) ?? new URLSearchParams(pageSearch).get(name) ?? '';
  const [code, setCode] = useState(addressCode);
  if (addressCode !== '' && addressCode !== code) setCode(addressCode);
  useEffect(() => {
    if (addressCode === '') return;
    const { pathname, hash, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + withoutCode(search) + hash);
    void navigate({ search: withoutCode(hashSearch) }, { replace: true });
  }, [addressCode, hashSearch, navigate]);
  return code;
}

function withoutCode(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(name);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
