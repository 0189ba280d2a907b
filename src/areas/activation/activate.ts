import { activateAccount, activateAccountV2, sendAlertMsg } from '@/api/endpoints/alerts';
import { unifiedSendCodes } from '@/api/endpoints/unified-account';
import { failureOf } from '@/api/errors';
import type { SystemType } from '@/domain/account';
import { callVersionOf, type CallVersion } from '@/domain/accounts/account-service';
import type { CodeAnswer } from '@/domain/payment/payment-proof';
import { sendWrite } from '@/flows/write/perform-write';
import { accountActivated, accountStatus } from './queries';

// The code step shows failures itself.
const quiet = { quiet: true } as const;

/** The calls of each version of the account service. */
const calls = {
  first: { send: () => sendWrite(sendAlertMsg, {}, quiet), activate: activateAccount },
  second: {
    send: () => sendWrite(unifiedSendCodes, { purpose: 'activation' }, quiet),
    activate: activateAccountV2,
  },
} satisfies Record<CallVersion, object>;

/** Sends the code to the bound phone. If that is refused, the status is refetched, as another tab may have activated the account. */
export async function sendActivationCode(
  sysType: SystemType,
): Promise<{ tail: string; resendSeconds: number }> {
  try {
    return await calls[callVersionOf(sysType)].send();
  } catch (error) {
    if (failureOf(error).kind === 'code') await fetchIsActive(sysType);
    throw error;
  }
}

/** Activates the account if the code is right. A failed call counts as a success if the account turns out to be active. */
export async function activate(sysType: SystemType, code: string): Promise<CodeAnswer> {
  const answer = await sendWrite(calls[callVersionOf(sysType)].activate, { code }, quiet).catch(
    async (error: unknown): Promise<CodeAnswer> => {
      if (await fetchIsActive(sysType)) return { result: 'right' };
      throw error;
    },
  );
  if (answer.result === 'right') await accountActivated(sysType);
  return answer;
}

function fetchIsActive(sysType: SystemType): Promise<boolean> {
  return accountStatus(sysType).then(
    ({ active }) => active,
    () => false,
  );
}
