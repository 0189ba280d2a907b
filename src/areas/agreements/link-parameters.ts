import { useSearchParams } from 'react-router-dom';

/** The parameters of a partner's link. Partners write them before or behind the `#`; those behind win. */
export function useLinkParameters(): { appId: string; redirectUrl: string; state: string } {
  const [hashParameters] = useSearchParams();
  const pageParameters = new URLSearchParams(window.location.search);
  const valueOf = (name: string) => hashParameters.get(name) ?? pageParameters.get(name) ?? '';
  return { appId: valueOf('appId'), redirectUrl: valueOf('redirectUrl'), state: valueOf('state') };
}
