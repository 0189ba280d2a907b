import { useNavigate } from 'react-router-dom';
import { coinTopUpList, coinTopUpOptions, coinTopUpOrder } from '@/api/endpoints/coin-top-up';
import { href } from '@/domain/href';
import { placing, usePlaceOrder } from '@/flows/checkout/place-order';
import { QueryView } from '@/flows/query-view/query-view';
import { topUpMessages } from '@/messages/areas/coin-top-up';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CoinAmountForm } from './coin-amount-form';

const coinPlacing = placing(coinTopUpOrder);

/** The amount of a top-up; it is paid for at the cashier. */
export function AmountForm() {
  const messages = useMessages(topUpMessages);
  const navigate = useNavigate();
  const { isBusy, errorText, offReason, send } = usePlaceOrder(coinPlacing, {
    refresh: () => invalidate(coinTopUpList),
  });
  const options = useEndpoint(coinTopUpOptions, {});
  return (
    <QueryView
      query={options}
      title={messages.failed}
      skeleton={<Skeleton label={messages.loading} bars={[72, 44, 44, 52]} />}
    >
      {(data) => (
        <CoinAmountForm
          options={data}
          label={messages.pay}
          isBusy={isBusy}
          offReason={offReason}
          onSubmit={(amount) =>
            send({ money: amount }, ({ id }) => void navigate(href('/checkStandOrderAndPay', { id })))
          }
        >
          <ErrorNotice text={errorText} />
        </CoinAmountForm>
      )}
    </QueryView>
  );
}
