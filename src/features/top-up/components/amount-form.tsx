import { useNavigate } from 'react-router-dom';
import { call } from '@/api/call';
import { coinTopUpList, coinTopUpOptions, coinTopUpOrder } from '@/api/endpoints/coin-top-up';
import { href } from '@/domain/href';
import { toWireMoney, type Tenths } from '@/domain/money';
import { CoinAmountForm } from '@/flows/coin-amount/coin-amount-form';
import { QueryView } from '@/flows/query-view/query-view';
import { topUpMessages } from '@/messages/top-up';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { Skeleton } from '@/ui/feedback/skeleton';

/** The amount of a top-up; it is paid for at the cashier. */
export function AmountForm() {
  const messages = useMessages(topUpMessages);
  const navigate = useNavigate();
  const [isBusy, run] = useSingleTask();
  const options = useEndpoint(coinTopUpOptions, {});
  const handleSubmit = (amount: Tenths) =>
    run(async () => {
      const { id } = await call(coinTopUpOrder, { money: toWireMoney(amount) });
      void invalidate(coinTopUpList);
      void navigate(href('/checkStandOrderAndPay', { id }));
    });
  return (
    <QueryView
      query={options}
      title={messages.failed}
      skeleton={<Skeleton label={messages.loading} bars={[72, 44, 44, 52]} />}
    >
      {(data) => (
        <CoinAmountForm options={data} label={messages.pay} isBusy={isBusy} onSubmit={handleSubmit} />
      )}
    </QueryView>
  );
}
