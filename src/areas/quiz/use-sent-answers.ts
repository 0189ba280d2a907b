import { useEffect } from 'react';
import { useAppStatus } from '@/state/app-status';
import { sendAnswers } from './keep-answers';
import type { GivenAnswer } from './state';

/** A text that is being typed is sent once the typing rests for this long, ms. */
const rest = 400;
const again = 5_000;

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
    const send = () => void sendAnswers(exam, startedAt);
    const first = setTimeout(send, rest);
    const repeated = setInterval(send, again);
    return () => {
      clearTimeout(first);
      clearInterval(repeated);
    };
  }, [exam, startedAt, own, isKept, isOnline]);
  // What was answered last is sent when the page is left, too.
  useEffect(() => () => void sendAnswers(exam, startedAt), [exam, startedAt]);
  return isKept;
}
