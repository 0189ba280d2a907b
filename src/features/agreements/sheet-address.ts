import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { isSheetHistoryState, sheetHistoryState } from '@/ui/overlays/sheet-history-state';

type Shown = { id: string } | { step: 'bind' };

/** Which sheet of /settingAuth the address names; back closes it, and so does whatever closes it. */
export function useSheetAddress() {
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  return {
    id: search.get('id'),
    binding: search.get('step') === 'bind',
    open: (shown: Shown) => void navigate(href('/settingAuth', shown), { state: sheetHistoryState }),
    close: () =>
      void (isSheetHistoryState(location.state)
        ? navigate(-1)
        : navigate(href('/settingAuth'), { replace: true })),
  };
}
