import { tenths } from '@/domain/money';

/** Limits above the amounts of tests that are about something else. */
export const highLimits = {
  free: { enabled: true, perPayment: tenths(100_000), perDay: tenths(500_000) },
  limits: { perPayment: tenths(100_000), perDay: tenths(500_000) },
};
