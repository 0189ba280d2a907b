import type { MockControl } from '@/mocks/core/control-action';

export const control: MockControl = {
  actions: {},
  overview: ({ feed }) => ({ feed }),
};
