import { refundableFor, type OwnTermsOf } from '@/mocks/cashier/own-terms';

export const refundTerms: OwnTermsOf = (_, { mall }) =>
  mall && { barred: null, until: mall.receivedAt === null ? null : mall.receivedAt + refundableFor };
