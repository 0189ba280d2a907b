import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { BodyOf, DataOf, Endpoint } from '@/api/endpoint';
import { gateways } from '@/api/gateways';
import type { Failure } from '@/domain/failure';
import { errorMessages } from '@/messages/errors';
import { failureText } from '@/messages/failure-text';
import { useMessages } from '@/messages/language';
import { queryClient } from '@/queries/client';
import { useAppStatus } from '@/state/app-status';
import { errorShown, notify } from '@/state/notifications';
import { useSession } from '@/state/session';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { performWrite, type Outcome } from './perform-write';
import { keyFor } from './write-intent';

export interface WriteOptions<E extends Endpoint> {
  /** Reads again what the write changes; also after a refusal or a lost answer, which the new data explain. */
  refresh?: () => Promise<unknown>;
  /** A page without a place for the reason has it told by a toast. */
  shownAs?: 'text' | 'toast';
  /** The gateway has refused it; nothing was changed. */
  onRefused?: (failure: Failure) => void;
  /** How a body is sent where more than one call belongs to it; by default by the call of the endpoint. */
  perform?: (body: BodyOf<E>) => Promise<Outcome<DataOf<E>>>;
}

export interface Write<E extends Endpoint> {
  isBusy: boolean;
  /** Why the last one was not done, or that it is not known; null where there is nothing to say in place. */
  errorText: string | null;
  /** Takes the text away, as the person goes on to something else. */
  clear: () => void;
  /** The idempotency key under which this body will be sent, for a proof that allows the call. */
  keyOf: (body: BodyOf<E>) => string;
  /** Sends one body at a time; `onDone` gets the answer before everything is read again. */
  send: (body: BodyOf<E>, onDone?: (data: DataOf<E>) => unknown) => void;
}

const nothing = () => Promise.resolve();

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
    perform = (body) => performWrite(endpoint, body, { quiet: shownAs === 'text' }),
  }: WriteOptions<E> = {},
): Write<E> {
  const errors = useMessages(errorMessages);
  const [errorText, setErrorText] = useState<string | null>(null);
  const [isBusy, run] = useSingleTask();
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

  /** Says what nobody else has said yet. */
  const show = (text: string, failure?: Failure) => {
    if (shownAs === 'text') {
      setErrorText(text);
      errorShown(text, failure);
    } else if (!useSession.getState().preview) notify(text, 'toast', failure);
  };
  const sendNow = async (body: BodyOf<E>, onDone?: (data: DataOf<E>) => unknown) => {
    const outcome = await mutateAsync(body);
    if (outcome.state === 'done') await onDone?.(outcome.data);
    else {
      const { failure } = outcome;
      const text = failureText(failure, errors, gateways[endpoint.gateway].otherCodes);
      if (outcome.state === 'unanswered') show(failure.kind === 'code' ? text : errors.unanswered, failure);
      // A refusal was kept or toasted by the call itself.
      else if (shownAs === 'text') setErrorText(text);
      if (outcome.state === 'refused') onRefused?.(failure);
    }
    await refresh();
  };
  return {
    isBusy,
    errorText,
    clear: () => setErrorText(null),
    keyOf: (body) => keyFor(endpoint, body),
    send: (body, onDone) => {
      setErrorText(null);
      if (useAppStatus.getState().online) run(() => sendNow(body, onDone));
      else show(errors.offline);
    },
  };
}
