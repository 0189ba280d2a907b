import { useNavigate, useSearchParams } from 'react-router-dom';
import { hasPageBehind } from '@/ui/forms/step-back';
import { currentEntry, nextEntryState, pageStepsBackOf, sheetDepthOf, type EntryState } from './entry-state';
import { goBack, takeInTurn } from './history-steps';
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
  const [search] = useSearchParams();
  const page = useLatest(null);

  const searchFor = (name: string | null, subject: Subject = {}): string => {
    const query = new URLSearchParams(currentEntry().search);
    for (const parameter of ['step', ...subjects]) query.delete(parameter);
    if (name !== null) query.set('step', name);
    for (const [parameter, value] of Object.entries(subject)) query.set(parameter, value);
    return query.toString();
  };
  const take = (step: () => void) =>
    takeInTurn(() => {
      if (page.current.isMounted) step();
    });
  const show = (query: string, options: { replace?: boolean; state?: unknown }) =>
    void navigate({ search: query }, options);
  return {
    step: search.get('step'),
    open: (name, subject) =>
      take(() => {
        const { search: shown, state } = currentEntry();
        const query = searchFor(name, subject);
        // A second tap would add the same entry again.
        if (query === new URLSearchParams(shown).toString()) return;
        const depth = sheetDepthOf(state);
        const { back } = nextEntryState(stepsBack === undefined ? pageStepsBackOf(state) : stepsBack);
        const entryState: EntryState = {
          back: back === undefined ? undefined : back + depth,
          sheet: depth + 1,
        };
        show(query, { state: entryState });
      }),
    openInstead: (name, subject) =>
      take(() => show(searchFor(name, subject), { replace: true, state: currentEntry().state })),
    close: () => {
      const { key: closed } = currentEntry();
      take(() => {
        const { key, search: shown, state } = currentEntry();
        // Another tap has closed it already; below it may be a sheet of the same name.
        if (key !== closed || searchFor(null) === new URLSearchParams(shown).toString()) return;
        // An entry of another load may have lost the page below it.
        if (sheetDepthOf(state) > 0 && hasPageBehind()) goBack(navigate, 1);
        else show(searchFor(null), { replace: true });
      });
    },
  };
}

/** One of the sheets of a page. */
export function useSheet(name: string, options: SheetsOptions = {}): OneSheet {
  const { step, open, openInstead, close } = useSheets(options);
  return {
    isOpen: step === name,
    open: () => open(name),
    openInstead: () => openInstead(name),
    close: () => {
      if (new URLSearchParams(currentEntry().search).get('step') === name) close();
    },
  };
}
