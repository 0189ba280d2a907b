import type { Address } from '@/domain/screens';

/** The screens that QA adds to the product. */
export const qaScreens: ReadonlyMap<Address, () => Promise<{ default: () => React.ReactNode }>> = new Map([
  ['/partner-login', () => import('./partner-login')],
  ['/__kit', () => import('./kit/kit')],
]);
