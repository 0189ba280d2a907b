import { call } from '@/api/call';
import { activateAccount, activateAccountV2, sendAlertMsg } from '@/api/endpoints/alerts';
import { unifiedSendCodes } from '@/api/endpoints/unified-account';
import { failureOf } from '@/api/errors';
import type { SystemType } from '@/domain/account';
import { callVersionOf, type CallVersion } from '@/domain/accounts/account-service';
import type { CodeAnswer } from '@/domain/payment/payment-proof';
import { accountActivated, accountStatus } from '@/queries/activation';

// What goes wrong is said where the code is typed.
const quiet = { quiet: true } as const;

/** All that tells one version from the other. */
const calls = {
  first: { send: () => call(sendAlertMsg, {}, quiet), activate: activateAccount },
  second: {
    send: () => call(unifiedSendCodes, { purpose: 'activation' }, quiet),
    activate: activateAccountV2,
  },
} satisfies Record<CallVersion, object>;

/** Sends the code to the bound phone. Where it is refused the account may be there already, by another tab: that is looked up too. */
export async function sendActivationCode(
  sysType: SystemType,
): Promise<{ tail: string; resendSeconds: number }> {
  try {
    return await calls[callVersionOf(sysType)].send();
  } catch (error) {
    if (failureOf(error).kind === 'code') await isActiveByNow(sysType);
    throw error;
  }
}

/** Activates the account if the code is right. An answer that got lost is no failure where the account is there now. */
export async function activate(sysType: SystemType, code: string): Promise<CodeAnswer> {
  const answer = await call(calls[callVersionOf(sysType)].activate, { code }, quiet).catch(
    async (error: unknown): Promise<CodeAnswer> => {
      if (await isActiveByNow(sysType)) return { result: 'right' };
      throw error;
    },
  );
  if (answer.result === 'right') await accountActivated(sysType);
  return answer;
}

function isActiveByNow(sysType: SystemType): Promise<boolean> {
  return accountStatus(sysType).then(
    ({ active }) => active,
    () => false,
  );
}
