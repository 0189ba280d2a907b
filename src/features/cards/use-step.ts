import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { isSheetHistoryState, sheetHistoryState } from '@/ui/overlays/sheet-history-state';

/** The sheet of /jdCardHome that the address names, with a history entry of its own, so that the host's back button closes it. */
export function useStep() {
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const [search] = useSearchParams();
  const card = search.get('card') ?? undefined;
  const to = (step?: string) => href('/jdCardHome', { card, step });
  return {
    /** Empty while no sheet is open. */
    step: search.get('step') ?? '',
    open: (step: string) => void navigate(to(step), { state: sheetHistoryState }),
    /** One sheet takes the place of another. */
    replace: (step: string) => void navigate(to(step), { replace: true, state }),
    close: () => void (isSheetHistoryState(state) ? navigate(-1) : navigate(to(), { replace: true })),
  };
}
