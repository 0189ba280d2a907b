import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Marks the history entry of a sheet that its own page opened: closing it is one step back. */
const ownSheet = { ownSheet: true } as const;

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
  const isOwn = typeof location.state === 'object' && location.state !== null && 'ownSheet' in location.state;
  return {
    step: search.get('step'),
    open: (step: string) => void navigate(at(step), { state: ownSheet }),
    close: () => void (isOwn ? navigate(-1) : navigate(at(null), { replace: true })),
  };
}
