import type { ReactNode } from 'react';
import { QueryView } from '@/flows/query-view/query-view';
import { cashierMessages } from '@/messages/cashier';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { Skeleton } from '@/ui/feedback/skeleton';
import type { Order } from '@/flows/checkout/pay-choice';

interface OrderGateProps {
  query: { data: Order | null | undefined; error: Error | null; refetch: () => unknown };
  title: string;
  children: (order: Order | null) => ReactNode;
}

/** Shows an order once it has come; null stands for an order that is not there. */
export function OrderGate({ query, title, children }: OrderGateProps) {
  const messages = useMessages(cashierMessages);
  if (query.data !== undefined) return children(query.data);
  return (
    <Page title={title} glow>
      <QueryView
        query={query}
        title={messages.orderFailed}
        art={<Illustration variant="error" />}
        skeleton={<Skeleton label={messages.loading} bars={[32, 56, 24, 76, 76, 76]} />}
      >
        {() => null}
      </QueryView>
    </Page>
  );
}
