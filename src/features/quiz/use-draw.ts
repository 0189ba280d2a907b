import { useEffect, useState } from 'react';
import { call } from '@/api/call';
import { award } from '@/api/endpoints/award';
import { getCouponList } from '@/api/endpoints/coupon';
import { examActivities, examDraw, examRecords, examResult } from '@/api/endpoints/exam';
import { invalidate, invalidateAfterPayment } from '@/queries/endpoint';
import { useReducedMotion } from '@/ui/browser/reduced-motion';
import { useSingleTask } from '@/ui/forms/use-single-task';

/** How long the wheel turns, ms. */
const turningTime = 4_000;

interface Draw {
  /** The ticket that the gateway has drawn in this visit; null before. */
  ticket: number | null;
  /** The wheel is on its way to it. */
  isTurning: boolean;
  isBusy: boolean;
  hasFailed: boolean;
  draw: () => void;
}

/** Draws once; the gateway gives the ticket, and the wheel only shows it. */
export function useDraw(exam: string): Draw {
  const isCalm = useReducedMotion();
  const [isBusy, run] = useSingleTask();
  const [ticket, setTicket] = useState<number | null>(null);
  const [isTurning, setTurning] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => setTurning(false), turningTime);
    return () => clearTimeout(timer);
  }, [isTurning]);
  const draw = () =>
    run(async () => {
      setFailed(false);
      try {
        const drawn = await call(examDraw, { id: exam }, { quiet: true });
        setTicket(drawn.ticket);
        setTurning(!isCalm);
        void invalidate(award);
        void invalidate(getCouponList);
        void invalidate(examActivities);
        void invalidate(examRecords);
        void invalidate(examResult);
        void invalidateAfterPayment();
      } catch {
        setFailed(true);
      }
    });
  return { ticket, isTurning, isBusy, hasFailed, draw };
}
