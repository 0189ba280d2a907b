import { shellWords } from '@/messages/shell';
import { useWords } from '@/messages/language';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';

/** What stands while a page's code is on its way. */
export function PageSkeleton({ title }: { title?: string }) {
  const words = useWords(shellWords);
  return (
    <Page title={title ?? words.loading}>
      <Skeleton label={words.loading} bars={[96, 64, 64, 64]} />
    </Page>
  );
}
