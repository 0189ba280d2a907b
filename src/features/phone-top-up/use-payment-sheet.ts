import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isSheetHistoryState, sheetHistoryState } from '@/ui/overlays/sheet-history-state';

/** The sheet that pays an order, with a history entry of its own, which the result of the payment removes. */
export function usePaymentSheet() {
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const [search] = useSearchParams();
  const searchFor = (step: string | null) => {
    const query = new URLSearchParams(search);
    if (step === null) query.delete('step');
    else query.set('step', step);
    return { search: query.toString() };
  };
  return {
    isOpen: search.get('step') === 'pay',
    open: () => void navigate(searchFor('pay'), { state: sheetHistoryState }),
    close: () =>
      void (isSheetHistoryState(state) ? navigate(-1) : navigate(searchFor(null), { replace: true })),
  };
}
