import type { ReactNode } from 'react';
import { Page } from '@/ui/layout/page';

/** A page that is on the way to another place; what it does, and why it can't, is told to those who listen. */
export function ExitPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title}>
      <div role="status">{children}</div>
    </Page>
  );
}
