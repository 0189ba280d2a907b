import { call } from '@/api/call';
import { getTinyUrl } from '@/api/endpoints/home';
import { entrance } from '@/domain/session/business-source';
import { defaultVisitorName } from '@/domain/constants';
import { openExternal } from '@/state/external-navigation';
import { useSession } from '@/state/session';
import { useUser } from '@/state/user';

/** Fetches the address of customer service and opens it through the external link guard; a failure is shown by the call itself. */
export async function openCustomerService(): Promise<void> {
  const { businessSource, channel, buCode, longminId, sysType, token } = useSession.getState();
  const { username, usercode } = useUser.getState();
  try {
    const { tinyUrl } = await call(getTinyUrl, {
      entranceCode: entrance(businessSource, getTinyUrl.service),
      channel,
      bucode: buCode,
      visitorID: sysType === 'WALLET' ? longminId : usercode,
      name: username === '' ? defaultVisitorName : username,
      oa_account: usercode,
      ...(sysType === 'WALLET' ? { lztoken: token } : { ssotoken: token }),
    });
    openExternal(tinyUrl);
  } catch {
    return;
  }
}
