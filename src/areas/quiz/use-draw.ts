import { useEffect, useState } from 'react';
import { award } from '@/api/endpoints/award';
import { getCouponList } from '@/api/endpoints/coupon';
import { useWrite } from '@/flows/write/use-write';
import { invalidate, invalidateAfterPayment } from '@/queries/endpoint';
import { useReducedMotion } from '@/ui/browser/reduced-motion';
import { examActivities, examDraw, examRecords, examResult } from './endpoints/exam';

/** How long the wheel turns, ms. */
const turningTime = 4_000;

const refresh = () =>
  Promise.all([
    ...[award, getCouponList, examActivities, examRecords, examResult].map((each) => invalidate(each)),
    invalidateAfterPayment(),
  ]);

interface Draw {
  /** The ticket that the gateway has drawn in this visit; null before. */
  ticket: number | null;
  /** The wheel is on its way to it. */
  isTurning: boolean;
  isBusy: boolean;
  /** Why nothing can be drawn now; null where it can. */
  offReason: string | null;
  hasFailed: boolean;
  draw: () => void;
}

/** Draws once; the gateway gives the ticket, and the wheel only shows it. */
export function useDraw(exam: string): Draw {
  const isCalm = useReducedMotion();
  const { isBusy, errorText, offReason, send } = useWrite(examDraw, { refresh });
  const [ticket, setTicket] = useState<number | null>(null);
  const [isTurning, setTurning] = useState(false);
  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => setTurning(false), turningTime);
    return () => clearTimeout(timer);
  }, [isTurning]);
  const draw = () =>
    send({ id: exam }, (drawn) => {
      setTicket(drawn.ticket);
      setTurning(!isCalm);
    });
  return { ticket, isTurning, isBusy, offReason, hasFailed: errorText !== null, draw };
}
