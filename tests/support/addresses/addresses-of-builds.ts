import { screens, type Address } from '@/domain/screens';

/** The addresses of real builds, from the table. */
export const addressesOfBuilds = Object.entries(screens)
  .filter(([, meta]) => !('mockOnly' in meta))
  .map(([address]) => address as Address);
