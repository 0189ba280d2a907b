/** What may wait for a person elsewhere than on home, beside orders to pay and trips. */
export const awaitedKinds = [
  'activity-approval',
  'grant-approval',
  'sale',
  'refund-answer',
  'receipt',
  'prize',
] as const;
export type AwaitedKind = (typeof awaitedKinds)[number];
