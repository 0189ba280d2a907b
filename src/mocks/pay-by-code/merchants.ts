import { tenths, type Tenths } from '@/domain/money';

/** A shop with a code on its counter; some codes name their amount. */
export interface Merchant {
  readonly code: string;
  readonly name: string;
  readonly place: string;
  readonly money: Tenths | null;
}

export const merchants: readonly Merchant[] = [
  { code: 'YUNSHAN01', name: '云杉咖啡', place: '云杉中心 1 楼', money: null },
  { code: 'CANTEEN02', name: '员工食堂', place: '集团总部 B1', money: null },
  { code: 'BOOKS03', name: '书香角', place: '集团总部 3 楼', money: null },
  { code: 'FRUIT04', name: '每日鲜果', place: '云杉中心 2 楼', money: tenths(158) },
];

/** By the code on the counter, whatever its case. */
export function merchantOf(code: string): Merchant | undefined {
  return merchants.find((each) => each.code === code.toUpperCase());
}
