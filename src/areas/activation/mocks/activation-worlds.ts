import { mockWorld } from '@/mocks/core/mock-world';
import { someAlerts } from './alerts';

declare module '@/mocks/core/mock-world' {
  interface WorldNames {
    alerts: true;
  }
}

export const worlds = [
  /** The gateways have something to tell about the account: two alerts of its own, one of the unified account. */
  mockWorld('alerts', { differ: (state) => ({ ...state, alerts: someAlerts }) }),
];
