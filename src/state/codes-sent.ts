import * as v from 'valibot';
import { codePurposes, type CodePurpose } from '@/domain/payment/payment-proof';
import { persisted } from './slice';

/** A code that is on its way. */
interface CodeSent {
  purpose: CodePurpose;
  /** The phone's last four digits. */
  tail: string;
  /** When another may be asked for, gateways' clock, ms. */
  resendAt: number;
}

const stored = v.object({
  codes: v.array(v.object({ purpose: v.picklist(codePurposes), tail: v.string(), resendAt: v.number() })),
});

/** The codes that were sent lately: the pause before the next one outlives a reload. No code itself is kept. */
export const useCodesSent = persisted<{ codes: readonly CodeSent[] }>(
  'person',
  'codes-sent',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : { codes: [] };
  },
  ({ codes }) => codes.length > 0,
);

/** The gateway sent one. */
export function codeWasSent(sent: CodeSent): void {
  useCodesSent.setState(({ codes }) => ({
    codes: [...codes.filter(({ purpose }) => purpose !== sent.purpose), sent],
  }));
}

/** It was used, or is good for nothing any more. */
export function codeDone(purpose: CodePurpose): void {
  useCodesSent.setState(({ codes }) => ({ codes: codes.filter((sent) => sent.purpose !== purpose) }));
}
