import { useSearchParams } from 'react-router-dom';

/** What a partner's link says; partners write it before or behind the `#`, and behind wins. */
export function useAskedParameters(): { appId: string; redirectUrl: string; state: string } {
  const [behind] = useSearchParams();
  const before = new URLSearchParams(window.location.search);
  const given = (name: string) => behind.get(name) ?? before.get(name) ?? '';
  return { appId: given('appId'), redirectUrl: given('redirectUrl'), state: given('state') };
}
