import * as v from 'valibot';
import { codePurposes, type CodePurpose } from '@/domain/payment/payment-proof';
import { persisted } from './slice';

/** An SMS code that was sent; the code itself is never stored. */
interface CodeSent {
  purpose: CodePurpose;
  /** Identifies what it confirms among the codes of its purpose; empty where the purpose says all. */
  about: string;
  /** The phone's last four digits. */
  tail: string;
  /** When another one may be requested, by the gateways' clock, ms. */
  resendAt: number;
}

const stored = v.object({
  codes: v.array(
    v.object({
      purpose: v.picklist(codePurposes),
      about: v.string(),
      tail: v.string(),
      resendAt: v.number(),
    }),
  ),
});

/** The codes that were sent lately, so that the pause before the next one survives a reload. */
export const useCodesSent = persisted<{ codes: readonly CodeSent[] }>(
  'person',
  'codes-sent',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : { codes: [] };
  },
  ({ codes }) => codes.length > 0,
);

/** The gateway sent a code. */
export function codeSent(sent: CodeSent): void {
  useCodesSent.setState(({ codes }) => ({
    codes: [...codes.filter(({ purpose }) => purpose !== sent.purpose), sent],
  }));
}

/** The code was used or is no longer valid. */
export function codeUsed(purpose: CodePurpose): void {
  useCodesSent.setState(({ codes }) => ({ codes: codes.filter((sent) => sent.purpose !== purpose) }));
}
