import { shellWords } from '@/messages/shell';
import { useWords } from '@/messages/words';
import { Page } from '@/ui/page';
import { Skeleton } from '@/ui/skeleton';

/** What stands while a page's code is on its way. */
export function PageSkeleton({ title }: { title?: string }) {
  const words = useWords(shellWords);
  return (
    <Page title={title ?? words.loading}>
      <Skeleton label={words.loading} bars={[96, 64, 64, 64]} />
    </Page>
  );
}
