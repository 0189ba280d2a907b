import { mockOrderKind, wayBack } from '@/mocks/cashier/order-kind';

declare module '@/mocks/cashier/cashier-order' {
  interface OrderParts {
    /** The exam whose fee it pays. */
    readonly quiz: { readonly exam: string } | null;
  }
}

export const orderKinds = [
  mockOrderKind('quiz', {
    part: 'quiz',
    notices: () => ['付款后马上可以答题，付款后 7 天内可以申请退款。', wayBack],
  }),
];
