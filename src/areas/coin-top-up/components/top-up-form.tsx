import { coinTopUpList, coinTopUpOptions, coinTopUpOrder } from '@/api/endpoints/coin-top-up';
import { placing, usePlaceOrder } from '@/flows/checkout/place-order';
import { QueryView } from '@/flows/query-view/query-view';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Skeleton } from '@/ui/feedback/skeleton';
import { socialTopUpMessages } from '../messages';
import { socialTopUpPlaced } from '../state';
import { CoinAmountForm } from './coin-amount-form';

const coinPlacing = placing(coinTopUpOrder);

/** The amount of a top-up by the social app; ordering it leads to its payment. */
export function TopUpForm({ onPlaced }: { onPlaced: (id: string) => void }) {
  const messages = useMessages(socialTopUpMessages);
  const options = useEndpoint(coinTopUpOptions, {});
  const { isBusy, errorText, offReason, send } = usePlaceOrder(coinPlacing, {
    refresh: () => invalidate(coinTopUpList),
  });
  const handlePlaced = ({ id }: { id: string }) => {
    socialTopUpPlaced(id);
    onPlaced(id);
  };
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
          onSubmit={(amount) => send({ money: amount }, handlePlaced)}
        >
          <ErrorNotice text={errorText} />
        </CoinAmountForm>
      )}
    </QueryView>
  );
}
