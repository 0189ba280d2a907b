import type { ReactNode } from 'react';
import { Page } from '@/ui/layout/page';

/** The frame of a page that redirects; its progress and errors are announced to screen readers. */
export function ExitPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title}>
      <div role="status">{children}</div>
    </Page>
  );
}
