import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { hasPageBehind } from '@/ui/forms/step-back';
import { isSheetEntry, nextEntryState, pageStepsBackOf, type EntryState } from './entry-state';
import { useLatest } from './use-latest';

/** What a sheet is about, as parameters of its address beside its name. */
type Subject = Readonly<Record<string, string>>;

interface SheetsOptions {
  /** How many entries before its page a flow was started; by default as the page's own entry says. */
  stepsBack?: number | null;
  /** Parameters that only the address of an open sheet has; one of them may stand for its name. */
  subjects?: readonly string[];
}

interface Sheets {
  /** The name of the open sheet; null while none is open. */
  step: string | null;
  /** Opens a sheet in a history entry of its own, so that the host's back button closes it. */
  open: (step: string | null, subject?: Subject) => void;
  /** Opens a sheet in the place of the one that is open. */
  openInstead: (step: string, subject?: Subject) => void;
  close: () => void;
}

interface OneSheet {
  isOpen: boolean;
  open: () => void;
  /** Opens it in the place of another sheet. */
  openInstead: () => void;
  close: () => void;
}

const noSubjects: readonly string[] = [];

/**
 * The sheets of a page, of which the parameter `step` of its address names the open one: a reload shows it again, back closes it. A sheet that
 * a link opened directly is closed in place, as nothing of its page lies behind it.
 */
export function useSheets({ stepsBack, subjects = noSubjects }: SheetsOptions = {}): Sheets {
  const navigate = useNavigate();
  const { state, key } = useLocation() as { state: unknown; key: string };
  const [search] = useSearchParams();
  const step = search.get('step');
  const latest = useLatest(step !== null || subjects.some((parameter) => search.has(parameter)));
  // A second step before the router has taken the first would leave another entry too.
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
  }, [key]);

  const searchFor = (name: string | null, subject: Subject = {}) => {
    const query = new URLSearchParams(search);
    for (const parameter of ['step', ...subjects]) query.delete(parameter);
    if (name !== null) query.set('step', name);
    for (const [parameter, value] of Object.entries(subject)) query.set(parameter, value);
    return { search: query.toString() };
  };
  const leave = (go: () => void) => {
    if (!latest.current.isMounted || isLeaving.current) return;
    isLeaving.current = true;
    go();
  };
  const entryState: EntryState = {
    ...nextEntryState(stepsBack === undefined ? pageStepsBackOf(state) : stepsBack),
    sheet: true,
  };
  return {
    step,
    open: (name, subject) => leave(() => void navigate(searchFor(name, subject), { state: entryState })),
    openInstead: (name, subject) =>
      leave(() => void navigate(searchFor(name, subject), { replace: true, state })),
    close: () => {
      if (!latest.current.value) return;
      leave(() => {
        // An entry of another load may have lost the page below it.
        if (isSheetEntry(state) && hasPageBehind()) void navigate(-1);
        else void navigate(searchFor(null), { replace: true });
      });
    },
  };
}

/** One of the sheets of a page. */
export function useSheet(name: string, options: SheetsOptions = {}): OneSheet {
  const { step, open, openInstead, close } = useSheets(options);
  const latest = useLatest(step);
  return {
    isOpen: step === name,
    open: () => open(name),
    openInstead: () => openInstead(name),
    close: () => {
      if (latest.current.value === name) close();
    },
  };
}
