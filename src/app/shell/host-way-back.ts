import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { stepBackSettled, useAppStatus } from '@/state/app-status';
import { useSession } from '@/state/session';
import { stepBack } from '@/ui/forms/step-back';

/** Goes one page back where the host wants that: its log-in was refused, or a new token was. Preview stays where it is. */
export function useHostWayBack(): void {
  const navigate = useNavigate();
  const isStepBackPending = useAppStatus((status) => status.isStepBackPending);

  // The router gives another function after each navigation: one request must not be met twice.
  const goBack = useEffectEvent(() => {
    if (!useAppStatus.getState().isStepBackPending) return;
    stepBackSettled();
    if (!useSession.getState().preview) stepBack(navigate);
  });

  useEffect(() => {
    if (isStepBackPending) goBack();
  }, [isStepBackPending]);
}
