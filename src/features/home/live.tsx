import { idle } from '@/ui/idle';

export { AnyUnfinished } from '@/flows/settlement/any-unfinished';
export { Balance } from './components/balance';
export { Greeting } from './components/greeting';
export { HotWord } from './components/hot-word';

export async function askService(): Promise<void> {
  const flow = await import('@/flows/customer-service/open-customer-service');
  await flow.openCustomerService();
}

/** What the day brings, and the cards below the fold. Asked for here: the first paint need not even know its files. */
export async function loadLater() {
  await idle();
  return import('./later');
}
