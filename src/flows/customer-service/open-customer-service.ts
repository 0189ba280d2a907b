import { call } from '@/api/call';
import { getTinyUrl } from '@/api/endpoints/home';
import { defaultVisitorName } from '@/domain/constants';
import { entrance } from '@/domain/session/business-source';
import { currentAccounts, currentUser } from '@/queries/account';
import { openExternal } from '@/state/external-navigation';
import { useSession } from '@/state/session';
import { useUser } from '@/state/user';

/** Fetches the address of customer service and opens it through the external link guard; a failure is shown by the call itself. */
export async function openCustomerService(): Promise<void> {
  const { businessSource, channel, buCode, sysType, token } = useSession.getState();
  try {
    const { username, usercode } = await currentUser().catch(() => useUser.getState());
    const visitorID = sysType === 'WALLET' ? await memberId() : usercode;
    const { tinyUrl } = await call(getTinyUrl, {
      entranceCode: entrance(businessSource, getTinyUrl.service),
      channel,
      bucode: buCode,
      visitorID,
      name: username === '' ? defaultVisitorName : username,
      oa_account: usercode,
      ...(sysType === 'WALLET' ? { lztoken: token } : { ssotoken: token }),
    });
    openExternal(tinyUrl);
  } catch {
    return;
  }
}

/** The member id, from the session or with the balance; empty where neither has it, so that help is there all the same. */
async function memberId(): Promise<string> {
  const { longminId } = useSession.getState();
  if (longminId !== '') return longminId;
  return currentAccounts('WALLET').then(
    ({ accountList }) => accountList[0]?.accNo ?? '',
    () => '',
  );
}
