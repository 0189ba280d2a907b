import * as v from 'valibot';
import { batchTransfer } from '@/api/endpoints/transfer';
import type { AccountType } from '@/domain/account';
import type { Intent } from '@/domain/payment/settlement';

const unread: { accountType: AccountType; text: string; tag: string } = { accountType: 0, text: '', tag: '' };

/** What a stored intent says beyond people and sums; what does not read as a transfer says nothing. */
export function contentOf({ content }: Intent): typeof unread {
  const read = v.safeParse(batchTransfer.body, content);
  return read.success ? read.output : unread;
}
