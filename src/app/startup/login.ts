import { environment } from '@/app/environment';
import { loginAddress } from '@/domain/external-links/login-page';
import { useSession } from '@/state/session';

/** Leads to the partner's log-in page, which leads back to the page that was asked for. */
export function leaveForLogin(prefix = '', phoneNumber = '', bToken = ''): void {
  const { buCode, channel, onceKey } = useSession.getState();
  window.location.assign(
    loginAddress(environment.loginPage, {
      buCode,
      channel,
      prefix,
      phoneNumber,
      bToken,
      onceKey,
      redirectUrl: pageAddress(),
    }),
  );
}

/** Leads staff to the log-in with their OA account, which leads back with a token. */
export function leaveForSso(): void {
  const { ssoLogin } = environment;
  const back = new URLSearchParams({ redirectUrl: pageAddress() });
  window.location.assign(`${ssoLogin}${ssoLogin.includes('?') ? '&' : '?'}${back.toString()}`);
}

/** The requested page; the start-up has removed secrets from its address. */
function pageAddress(): string {
  const { origin, pathname, hash } = window.location;
  return `${origin}${pathname}${hash}`;
}
