import { gatewayNow } from '@/api/clock';
import { connect, type RequestContext } from '@/api/connection';
import type { Endpoint } from '@/api/endpoint';
import { gateways, type Gateway } from '@/api/gateways';
import type { AccountInfo } from '@/domain/account';
import { toMoment } from '@/domain/business-hour';
import type { Failure } from '@/domain/failure';
import { entrance } from '@/domain/session/business-source';
import { exchangeLogInKey } from '@/flows/log-in/exchange-log-in-key';
import { loginRefusalOf } from '@/flows/log-in/login-refusal';
import { currentHost } from '@/host/detect';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { messagesOf } from '@/messages/language';
import { provideKnownUser } from '@/queries/account';
import { queryClient } from '@/queries/client';
import { networkDoubted, sessionExpired } from '@/state/app-status';
import { loginSettled, useExternalNavigation } from '@/state/external-navigation';
import { personLeft } from '@/state/former-person';
import { balanceFetched, lastBalanceOf, useLastBalance } from '@/state/last-balance';
import { httpErrorReceived } from '@/state/loading';
import { errorShown, notify } from '@/state/notifications';
import { usePreferences } from '@/state/preferences';
import { runtimeConfigSet } from '@/state/runtime-config';
import { sessionGiven, useSession } from '@/state/session';
import { accountsListed } from '@/state/shown-account';
import { loginRefused, useStartup } from '@/state/startup';
import { readStored, writeStored } from '@/state/storage';
import { accountsKnown, userForgotten, userIdentified, useUser } from '@/state/user';
import { imageHostsSet } from '@/ui/media/image-hosts';
import { environment } from './environment';
import { isRenewing, renew } from './renew';
import { leaveForLogin } from './startup/login';

let isWired = false;

/** Joins the layers, once for each page that is loaded. */
export function wireOnce(): void {
  if (isWired) return;
  isWired = true;
  wire();
}

/** Joins the layers: session → requests, failures → notices or the end of the visit, what the gateways know → user slice. */
export function wire(): void {
  connect({
    gateways: environment.gateways,
    aes: environment.aes,
    services: environment.services,
    keyless: environment.keylessGateways,
    requestContext,
    logInKey: exchangeLogInKey,
    ...(currentHost() === 'super-app' ? { renew } : {}),
    onSilence: networkDoubted,
    onServiceFailure: (failure) => {
      failed(failure, false);
      void keepFailure(failure);
    },
    onFailure: (failure, endpoint, shown) => {
      failed(failure, shown !== 'toast');
      if (shown === 'toast') void showFailure(failure, endpoint);
      else if (shown === 'in-place') void keepFailure(failure, gateways[endpoint.gateway].otherCodes);
    },
  });
  runtimeConfigSet(environment);
  imageHostsSet(environment.imageHosts);
  useExternalNavigation.subscribe(({ login }) => {
    if (login === null) return;
    loginSettled();
    leaveForLogin(login.prefix, login.phoneNumber, login.bToken);
  });
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success') return;
    if (query.queryKey[0] === 'user') clearFormerUser(query.state.data);
    if (query.queryKey[0] === 'accounts') accountsKnown(query.state.data);
  });
  rememberBalance();
  provideKnownUser(() => {
    const { token, sysType } = useSession.getState();
    return lastBalanceOf(useLastBalance.getState(), token, sysType)?.usercode ?? '';
  });
  // Another tab has switched the account: pending work of this tab must not use the new token.
  useSession.subscribe((session, before) => {
    if (session.token === before.token) return;
    userForgotten();
    // During the start-up no page is shown yet, so a change of the session needs no reload.
    if (useStartup.getState().running || isRenewing()) return;
    window.location.reload();
  });
}

/** Some web views never say that they are offline, so a failure that shows no toast is a hint like any other. */
function failed({ kind }: Failure, isToldByPage: boolean): void {
  if (kind === 'network') networkDoubted();
  if (kind === 'http') httpErrorReceived(isToldByPage);
}

/** Stores the account data of each response, for the next visit too, unless the session has changed since the request. */
function rememberBalance(): void {
  let askedWith = useSession.getState().token;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== 'accounts') return;
    const { token, sysType } = useSession.getState();
    if (event.action.type === 'fetch') askedWith = token;
    if (event.action.type !== 'success' || token !== askedWith) return;
    const { accountList } = event.query.state.data as AccountInfo;
    accountsListed(accountList);
    if (sysType === 'WALLET') keepMemberId(accountList[0]?.accNo ?? '');
    balanceFetched(
      { token, sysType, usercode: useUser.getState().usercode },
      accountList,
      toMoment(gatewayNow()),
    );
  });
}

/** The number of a WALLET session's account is the member id. */
function keepMemberId(longminId: string): void {
  if (longminId !== useSession.getState().longminId) sessionGiven({ longminId });
}

/** Identifies the person; what the one before wrote on this device is cleared. */
function clearFormerUser(user: Parameters<typeof userIdentified>[0]): void {
  const former = readStored('usercode');
  if (former !== null && former !== user.usercode) personLeft();
  writeStored('usercode', user.usercode);
  userIdentified(user);
}

function requestContext(): RequestContext {
  const { token, loginToken, lxToken, sysType, businessSource, buCode, channel } = useSession.getState();
  return {
    systemType: sysType,
    businessSource,
    buCode,
    channel,
    entrance: (service) => entrance(businessSource, service),
    tokens: { activity: token, login: loginToken, chat: lxToken },
  };
}

/**
 * Where a failure is shown is decided here alone. Preview is silent; expiry is shown once; answers about the account itself are
 * alerts, all else is a toast; failures of the log-in client are left to its caller.
 */
async function showFailure(failure: Failure, { gateway }: Endpoint): Promise<void> {
  if (failure.kind === 'departed') {
    loginRefused(loginRefusalOf(failure));
    return;
  }
  const { preview } = useSession.getState();
  const { otherCodes } = gateways[gateway];
  if (preview || otherCodes === 'caller') return;
  if (failure.kind === 'expired' && !sessionExpired()) return;
  const messages = await messagesOf(errorMessages, usePreferences.getState().language);
  const alert = failure.kind === 'no-account' || failure.kind === 'wallet-trouble';
  notify(failureText(failure, messages, otherCodes), alert ? 'alert' : 'toast', failure);
}

/** What a page shows in place is kept like a toast; a missing account is no error where a page asks whether there is one. */
async function keepFailure(failure: Failure, otherCodes?: Gateway['otherCodes']): Promise<void> {
  if (failure.kind === 'no-account') return;
  const messages = await messagesOf(errorMessages, usePreferences.getState().language);
  errorShown(failureText(failure, messages, otherCodes), failure);
}
