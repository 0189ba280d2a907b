import type { ReactNode } from 'react';
import type { Order } from '@/flows/checkout/pay-choice';
import { DetailPage } from '@/flows/page/detail-page';
import type { ViewedQuery } from '@/flows/page/viewed-query';
import { useMessages } from '@/messages/language';
import { deskMessages } from '../messages';

interface OrderGateProps {
  query: ViewedQuery<Order | null>;
  children: (order: Order | null) => ReactNode;
}

/** Shows an order once it has come; null stands for an order that is not there. */
export function OrderGate({ query, children }: OrderGateProps) {
  const messages = useMessages(deskMessages);
  return (
    <DetailPage
      highlight
      isWhole
      query={query}
      failed={messages.orderFailed}
      loading={messages.loading}
      bars={[32, 56, 24, 76, 76, 76]}
    >
      {children}
    </DetailPage>
  );
}
