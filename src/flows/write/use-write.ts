import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf, DataOf, Endpoint } from '@/api/endpoint';
import { gateways } from '@/api/gateways';
import type { Failure } from '@/domain/failure';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { shellMessages } from '@/messages/shell';
import { queryClient } from '@/queries/client';
import { useAppStatus } from '@/state/app-status';
import { errorShown, notify } from '@/state/notifications';
import { useSession } from '@/state/session';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { performWrite, type Outcome } from './perform-write';
import { useOffReason } from './use-off-reason';
import { keyFor } from './write-intent';

export interface WriteOptions<E extends Endpoint> {
  /** Reads again what the write changes; also after a refusal or a lost answer, which the new data explain. */
  refresh?: () => Promise<unknown>;
  /** A page without a place for the reason has it told by a toast. */
  shownAs?: 'text' | 'toast';
  /** The gateway has refused it; nothing was changed. */
  onRefused?: (failure: Failure) => void;
  /** Puts the reason into the page's words for what was not done; what may have been done has words of its own. */
  notDone?: (reason: string) => string;
  /** How a body is sent where more than one call belongs to it; by default by the call of the endpoint. */
  perform?: (body: BodyOf<E>) => Promise<Outcome<DataOf<E>>>;
}

/** What a page needs of one kind of change; `Body` is what it sends, `Data` what it gets. */
export interface Write<Body, Data> {
  isBusy: boolean;
  /** Why the last one was not done, or that it is not known; null where there is nothing to say in place. */
  errorText: string | null;
  /** Why the button that sends it is off: what moves money or goods is not begun offline. Null where the button may be tapped. */
  offReason: string | null;
  /** Takes the text away, as the person goes on to something else. */
  clear: () => void;
  /** Whether something may be sent now; says why not where the phone is offline. */
  maySend: () => boolean;
  /** The idempotency key under which this body will be sent, for a proof that allows the call. */
  keyOf: (body: Body) => string;
  /** Sends one body at a time; `onDone` gets the answer, `onFailed` the text in place and whether it was refused, before everything is read again. */
  send: (
    body: Body,
    onDone?: (data: Data) => unknown,
    onFailed?: (text: string, isRefused: boolean) => void,
  ) => void;
}

const nothing = () => Promise.resolve();
const unchanged = (reason: string) => reason;

/**
 * The only way to change something that moves no money. The same body goes under one key until its outcome is known, so that a second tap, a
 * lost answer or, where coins or goods move, a reload changes nothing twice. Nothing is sent offline, and nothing is ever sent by itself.
 */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  {
    refresh = nothing,
    shownAs = 'text',
    onRefused,
    notDone = unchanged,
    perform = (body) => performWrite(endpoint, body, { quiet: shownAs === 'text' }),
  }: WriteOptions<E> = {},
): Write<BodyOf<E>, DataOf<E>> {
  const errors = useMessages(errorMessages);
  const { offline } = useMessages(shellMessages);
  const [errorText, setErrorText] = useState<string | null>(null);
  const [isBusy, run] = useSingleTask();
  const offReason = useOffReason();
  const { mutateAsync } = useMutation(
    {
      mutationFn: perform,
      // Writes of one person are carried out in the order of their taps.
      scope: { id: 'writes' },
      networkMode: 'always',
      retry: false,
      gcTime: 0,
    },
    queryClient,
  );

  /** Says what the call itself has not said. */
  const show = (text: string, failure?: Failure) => {
    if (shownAs === 'text') {
      setErrorText(text);
      errorShown(text, failure);
    } else if (!useSession.getState().preview) notify(text, 'toast', failure);
  };
  const handleFailure = ({ state, failure }: Exclude<Outcome<unknown>, { state: 'done' }>) => {
    const reason = failureText(failure, errors, gateways[endpoint.gateway].otherCodes);
    if (state === 'unanswered') {
      const text = failure.kind === 'code' ? reason : errors.unanswered;
      show(text, failure);
      return text;
    }
    // A refusal was kept or toasted by the call itself.
    const text = notDone(reason);
    if (shownAs === 'text') setErrorText(text);
    onRefused?.(failure);
    return text;
  };
  const maySend = () => {
    setErrorText(null);
    const { online } = useAppStatus.getState();
    if (!online) show(notDone(offline));
    return online;
  };
  return {
    isBusy,
    errorText,
    offReason: endpoint.keepsKey === true ? offReason : null,
    clear: () => setErrorText(null),
    maySend,
    keyOf: (body) => keyFor(endpoint, body),
    send: (body, onDone, onFailed) => {
      if (!maySend()) return onFailed?.(notDone(offline), false);
      run(async () => {
        const outcome = await mutateAsync(body);
        if (outcome.state === 'done') await onDone?.(outcome.data);
        else {
          const text = handleFailure(outcome);
          onFailed?.(text, outcome.state === 'refused');
        }
        await refresh();
      });
    },
  };
}
