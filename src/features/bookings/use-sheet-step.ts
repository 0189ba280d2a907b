import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isSheetHistoryState, sheetHistoryState } from '@/ui/overlays/sheet-history-state';

/** The open sheet of the page, stored in the address so that the host's back button closes it. */
export function useSheetStep() {
  const navigate = useNavigate();
  const location = useLocation() as { pathname: string; state: unknown };
  const [search] = useSearchParams();
  const addressOf = (step: string | null) => {
    const query = new URLSearchParams(search);
    if (step === null) query.delete('step');
    else query.set('step', step);
    return `${location.pathname}?${query.toString()}`;
  };
  return {
    step: search.get('step'),
    open: (step: string) => void navigate(addressOf(step), { state: sheetHistoryState }),
    close: () =>
      void (isSheetHistoryState(location.state)
        ? navigate(-1)
        : navigate(addressOf(null), { replace: true })),
  };
}
