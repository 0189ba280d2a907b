import { useEffect } from 'react';
import { queryOrderInfo } from '@/api/endpoints/cashier';
import { isSettled } from '@/domain/orders/order-state';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { QueryView } from '@/flows/query-view/query-view';
import { RequireAccount } from '@/flows/query-view/require-account';
import { capabilities } from '@/host/capabilities';
import { currentHost } from '@/host/detect';
import type { Capability } from '@/host/host';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { invalidateAfterPayment, useEndpoint } from '@/queries/endpoint';
import { poll } from '@/queries/poll';
import { ResultState } from '@/ui/feedback/result-state';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { Elsewhere } from '../components/elsewhere';
import { Paying } from '../components/paying';
import { TopUpForm } from '../components/top-up-form';
import { socialTopUpMessages } from '../messages';
import { socialTopUpCleared, useSocialTopUp } from '../state';
import { useSocialPayment } from '../use-social-payment';

/** How often the gateway is asked about a payment that is under way, ms. */
const askEvery = 3_000;

/** /wxRechare: tops the personal account up by the social app's own payment; elsewhere it says where to open it. */
export default function SocialTopUp() {
  const declared: readonly Capability[] = capabilities[currentHost()];
  return (
    <RequireAccount>
      <Page>{declared.includes('requestPayment') ? <TopUp /> : <Elsewhere />}</Page>
    </RequireAccount>
  );
}

function TopUp() {
  const { order } = useSocialTopUp();
  const { data: user } = useCurrentUser();
  const payment = useSocialPayment(user?.usercode ?? '');
  return order === '' ? (
    <TopUpForm onPlaced={payment.pay} />
  ) : (
    <Payment id={order} payment={payment} isKnown={user !== undefined} />
  );
}

interface PaymentProps {
  id: string;
  payment: ReturnType<typeof useSocialPayment>;
  /** The payer is known. */
  isKnown: boolean;
}

function Payment({ id, payment: { isBusy, pay, ...payment }, isKnown }: PaymentProps) {
  const messages = useMessages(socialTopUpMessages);
  const last = payment.last.order === id ? payment.last.came : 'none';
  const query = useEndpoint(
    queryOrderInfo,
    { id },
    {
      quiet: true,
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      refetchInterval: poll(({ data }) => data?.state === 'paying' && askEvery),
    },
  );
  const hasEnded = query.data != null && isSettled(query.data.state);
  useEffect(() => {
    // The balance and the records have changed.
    if (hasEnded) void invalidateAfterPayment();
  }, [hasEnded]);
  return (
    <>
      <FetchedAt query={query} />
      <QueryView
        query={query}
        title={messages.orderFailed}
        skeleton={<Skeleton label={messages.orderLoading} bars={[220, 56]} />}
      >
        {(order) =>
          order === null ? (
            <ResultState
              title={messages.closed}
              description={messages.closedLine}
              action={{ label: messages.restart, onClick: socialTopUpCleared }}
            />
          ) : (
            <Paying
              order={order}
              last={last}
              isBusy={isBusy || !isKnown}
              offReason={payment.offReason}
              errorText={payment.errorText}
              onPay={() => pay(id)}
            />
          )
        }
      </QueryView>
    </>
  );
}
