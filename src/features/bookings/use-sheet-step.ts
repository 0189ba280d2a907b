import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isSheetHistoryState, sheetHistoryState } from '@/ui/overlays/sheet-history-state';

/** Which sheet of the page is open, as its address says, so that the host's back closes it. */
export function useSheetStep() {
  const navigate = useNavigate();
  const location = useLocation() as { pathname: string; state: unknown };
  const [search] = useSearchParams();
  const at = (step: string | null) => {
    const query = new URLSearchParams(search);
    if (step === null) query.delete('step');
    else query.set('step', step);
    return `${location.pathname}?${query.toString()}`;
  };
  return {
    step: search.get('step'),
    open: (step: string) => void navigate(at(step), { state: sheetHistoryState }),
    close: () =>
      void (isSheetHistoryState(location.state) ? navigate(-1) : navigate(at(null), { replace: true })),
  };
}
