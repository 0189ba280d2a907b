import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';

/** Marks the history entry of a sheet that its own page opened: closing it is one step back. */
const opened = { openedBelow: true } as const;

type Shown = { id: string } | { step: 'bind' };

/** Which sheet of /settingAuth the address names; back closes it, and so does whatever closes it. */
export function useSheetAddress() {
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const isOwn =
    typeof location.state === 'object' && location.state !== null && 'openedBelow' in location.state;
  return {
    id: search.get('id'),
    binding: search.get('step') === 'bind',
    open: (shown: Shown) => void navigate(href('/settingAuth', shown), { state: opened }),
    close: () => void (isOwn ? navigate(-1) : navigate(href('/settingAuth'), { replace: true })),
  };
}
