import { useEffect } from 'react';
import { pauseAfter } from '@/queries/poll';
import { useAppStatus } from '@/state/app-status';
import { sendAnswers } from './keep-answers';
import type { GivenAnswer } from './state';

/** A text that is being typed is sent once the typing rests for this long, ms. */
const rest = 400;
const pause = 5_000;

/** Sends the answers of this phone that the gateway has not kept, again and again until it has them; says whether all are kept. */
export function useSentAnswers(
  exam: string,
  startedAt: string,
  own: Readonly<Record<string, GivenAnswer>>,
): boolean {
  const isOnline = useAppStatus(({ online }) => online);
  const isKept = Object.values(own).every(({ revision, kept }) => kept >= revision);
  useEffect(() => {
    if (isKept || !isOnline) return;
    let timer: ReturnType<typeof setTimeout>;
    let isActive = true;
    const send = async () => {
      const failure = await sendAnswers(exam, startedAt);
      if (isActive) timer = setTimeout(() => void send(), pauseAfter(pause, failure));
    };
    timer = setTimeout(() => void send(), rest);
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [exam, startedAt, own, isKept, isOnline]);
  // What was answered last is sent when the page is left, too.
  useEffect(() => () => void sendAnswers(exam, startedAt), [exam, startedAt]);
  return isKept;
}
