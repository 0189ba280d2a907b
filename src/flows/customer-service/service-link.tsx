import { Button } from '@/ui/forms/button';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { openCustomerService } from './open-customer-service';

/** A quiet button that opens customer service. */
export function ServiceLink({ label }: { label: string }) {
  const [isOpening, open] = useSingleTask();
  return (
    <Button variant="quiet" busy={isOpening} onClick={() => open(openCustomerService)}>
      {label}
    </Button>
  );
}
