import type { AccountType } from '@/domain/account';
import type { ForecastRun } from '@/domain/bookings/forecast';
import type { Funding } from '@/flows/funding-forecast/use-funding';
import { useSheets } from '@/flows/navigation/use-sheet';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { shortDays } from '../rules/queue-effect';

const QueueSheet = lazyComponent('queue-sheet', () => import('./queue-sheet'));

interface QueueButtonProps {
  accountType: AccountType;
  funding: Funding;
  runs: readonly ForecastRun[];
}

/** Opens the order of payment; absent where no other order would pay other gifts. */
export function QueueButton({ accountType, funding, runs }: QueueButtonProps) {
  const messages = useMessages(bookingMessages);
  const sheet = useSheets();
  const days = shortDays(runs);
  if (days.length === 0) return null;
  return (
    <>
      <Button block variant="quiet" onClick={() => sheet.open('queue')}>
        {messages.queue}
      </Button>
      {sheet.step === 'queue' && (
        <QueueSheet
          accountType={accountType}
          funding={funding}
          runs={runs}
          days={days}
          onClose={sheet.close}
        />
      )}
    </>
  );
}
