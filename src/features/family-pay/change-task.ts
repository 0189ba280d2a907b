import { call } from '@/api/call';
import { affectionPayChange } from '@/api/endpoints/family-pay';
import type { AgreementChange } from '@/domain/family-pay/agreement';
import type { familyPay } from '@/messages/family-pay';
import { formatCoins } from '@/domain/money';
import type { FamilyAgreement } from '@/queries/family-pay';
import type { FamilyTask } from './use-family-task';

/** The task of changing an agreement's state; to resume needs the password or a code. */
export function changeTask(
  { id, name, cap }: FamilyAgreement,
  change: AgreementChange,
  messages: typeof familyPay,
): FamilyTask {
  return {
    content: `${change} ${id}`,
    proof: change === 'resume' ? messages.resumeSummary(name, formatCoins(cap)) : null,
    send: (options) => call(affectionPayChange, { id, change }, options),
    done: messages.changed[change],
  };
}
