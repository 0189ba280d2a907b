import { useMessages } from '@/messages/language';
import { Page } from '@/ui/layout/page';
import { PullToRefresh } from '@/ui/lists/pull-to-refresh';
import { familyPayMessages } from '../messages';
import { invalidateFamily } from '../queries';
import { Payments } from './payments';

/** What all members paid with the person's coins. */
export function AllPayments() {
  const messages = useMessages(familyPayMessages);
  return (
    <Page title={messages.payments}>
      <PullToRefresh onRefresh={invalidateFamily}>
        <Payments id="" />
      </PullToRefresh>
    </Page>
  );
}
