import { idle } from '@/ui/lazy/idle';

export { UnfinishedPayments } from '@/flows/payment/unfinished-payments';
export { Balance } from './components/balance';
export { Greeting } from './components/greeting';
export { HotWord } from './components/hot-word';

export async function askService(): Promise<void> {
  const flow = await import('@/flows/customer-service/open-customer-service');
  await flow.openCustomerService();
}

/** What the day brings, and after it the cards below the fold. Asked for here: the first paint need not even know its files. */
export async function loadToday() {
  await idle();
  return import('./today');
}

export async function loadCards() {
  await loadToday();
  await idle();
  return import('./components/cards');
}
