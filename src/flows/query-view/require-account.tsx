import type { ReactNode } from 'react';
import { failureOf } from '@/api/errors';
import { saysNoAccount } from '@/domain/accounts/account-service';
import { useAccounts } from '@/queries/account';
import { useSession } from '@/state/session';
import { Illustration } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { QueryView } from './query-view';

/** Shows the page to a person with an account; without one, it shows how to get one. */
export function RequireAccount({ title, children }: { title?: string; children: ReactNode }) {
  const accounts = useAccounts(useSession(({ sysType }) => sysType));
  if (accounts.error === null || !saysNoAccount(failureOf(accounts.error))) return children;
  return (
    <Page title={title}>
      <QueryView query={accounts} title="" art={<Illustration variant="empty" />} skeleton={null}>
        {() => null}
      </QueryView>
    </Page>
  );
}
