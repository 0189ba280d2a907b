import * as v from 'valibot';
import { mockState } from '@/mocks/core/state-part';
import { noAlerts, type Alerts } from './alerts';

declare module '@/mocks/core/state' {
  interface MockParts {
    readonly alerts: Alerts;
  }
}

export const parts = [
  mockState('alerts', { schema: v.looseObject({ confirmed: v.array(v.string()) }), initial: () => noAlerts }),
];
