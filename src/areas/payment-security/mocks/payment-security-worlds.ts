import { mockWorld } from '@/mocks/core/mock-world';
import { person } from '@/mocks/core/people';
import { withSecurity } from '@/mocks/payment-security/security';

declare module '@/mocks/core/mock-world' {
  interface WorldNames {
    'no-password': true;
  }
}

export const worlds = [
  /** No payment password was ever set here. */
  mockWorld('no-password', {
    differ: (state) => withSecurity(state, person(0).usercode, { password: null }),
  }),
];
