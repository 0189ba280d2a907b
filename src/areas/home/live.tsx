import { withChunkTimeout } from '@/domain/chunk-timeout';
import { balanceAsked } from '@/queries/account';
import { idle } from '@/ui/lazy/idle';

export { UnfinishedPayments } from './components/unfinished/unfinished-payments';
export { Balance } from './components/balance';
export { Greeting } from './components/greeting';
export { HotWord } from './components/hot-word';

export async function openCustomerService(): Promise<void> {
  const flow = await withChunkTimeout(
    'open-customer-service',
    import('@/flows/customer-service/open-customer-service'),
  );
  await flow.openCustomerService();
}

/** The items of today. Imported here and not by the screen, so that the first paint does not include the names of these files. */
export async function loadTodayParts() {
  await idle();
  await balanceAsked();
  await idle();
  return import('./today-parts');
}

/** The cards below the fold, after the items of today. */
export async function loadCards() {
  await loadTodayParts();
  await idle();
  return import('./components/cards');
}
