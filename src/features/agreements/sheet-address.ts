import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { isSheetHistoryState, sheetHistoryState } from '@/ui/overlays/sheet-history-state';

type SheetName = { id: string } | { step: 'bind' };

/** The open sheet of /settingAuth as part of its address. Closing a sheet that was opened here is a step back in the history. */
export function useSheetAddress() {
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  return {
    id: search.get('id'),
    binding: search.get('step') === 'bind',
    open: (sheet: SheetName) => void navigate(href('/settingAuth', sheet), { state: sheetHistoryState }),
    close: () =>
      void (isSheetHistoryState(location.state)
        ? navigate(-1)
        : navigate(href('/settingAuth'), { replace: true })),
  };
}
