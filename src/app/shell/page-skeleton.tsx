import { useMessages } from '@/messages/language';
import { shellMessages } from '@/messages/shell';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';

/** Shown while a page's code is loading. */
export function PageSkeleton({ title }: { title?: string }) {
  const messages = useMessages(shellMessages);
  return (
    <Page title={title ?? messages.loading}>
      <Skeleton label={messages.loading} bars={[96, 64, 64, 64]} />
    </Page>
  );
}
