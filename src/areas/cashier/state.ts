import { persisted, restoreFlat } from '@/state/slice';

export interface TestOrder {
  merchant: string;
  goods: string;
  count: string;
  /** As typed. */
  money: string;
  returnUrl: string;
}

const firstTestOrder: TestOrder = {
  merchant: '云杉生活馆',
  goods: '团圆月饼礼盒 · 八枚装',
  count: '1',
  money: '328.0',
  returnUrl: '',
};

/** The order that a tester fills in on the cashier's test page, as typed. */
export const useTestOrder = persisted<TestOrder>('device', 'test-order', (stored) =>
  restoreFlat(firstTestOrder, stored),
);

export function testOrderTyped(typed: Partial<TestOrder>): void {
  useTestOrder.setState(typed);
}
