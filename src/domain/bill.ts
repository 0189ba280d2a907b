import type { Tenths } from './money';

export const billKinds = ['welfare', 'transfer', 'reward', 'purchase', 'exchange', 'lapse'] as const;
export type BillKind = (typeof billKinds)[number];

export interface BillEntry {
  id: string;
  /** Business time, YYYY-MM-DD HH:mm:ss. */
  time: string;
  kind: BillKind;
  title: string;
  source: string;
  amount: Tenths;
  balance: Tenths;
  transferId: string | null;
}
