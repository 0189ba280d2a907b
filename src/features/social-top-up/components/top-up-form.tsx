import { useState } from 'react';
import { coinTopUpOptions } from '@/api/endpoints/coin-top-up';
import { failureOf } from '@/api/errors';
import type { Tenths } from '@/domain/money';
import { CoinAmountForm } from '@/flows/coin-amount/coin-amount-form';
import { QueryView } from '@/flows/query-view/query-view';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { socialTopUpMessages } from '@/messages/social-top-up';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { useAppStatus } from '@/state/app-status';
import { ErrorNotice } from '@/ui/feedback/error-notice';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { placeTopUp } from '../place-top-up';

/** The amount of a top-up by the social app; ordering it leads to its payment. */
export function TopUpForm({ onPlaced }: { onPlaced: (id: string) => void }) {
  const messages = useMessages(socialTopUpMessages);
  const errors = useMessages(errorMessages);
  const options = useEndpoint(coinTopUpOptions, {});
  const [isBusy, run] = useSingleTask();
  const [errorText, setErrorText] = useState<string | null>(null);
  const handleSubmit = (amount: Tenths) => {
    if (!useAppStatus.getState().online) return setErrorText(messages.offline);
    setErrorText(null);
    run(async () => {
      try {
        onPlaced(await placeTopUp(amount));
      } catch (error) {
        setErrorText(failureText(failureOf(error), errors));
      }
    });
  };
  return (
    <QueryView
      query={options}
      title={messages.failed}
      skeleton={<Skeleton label={messages.loading} bars={[72, 44, 44, 52]} />}
    >
      {(data) => (
        <CoinAmountForm options={data} label={messages.pay} isBusy={isBusy} onSubmit={handleSubmit}>
          <ErrorNotice text={errorText} />
        </CoinAmountForm>
      )}
    </QueryView>
  );
}
