import { useSearchParams } from 'react-router-dom';
import { useSheets } from '@/flows/navigation/use-sheet';

const subjects = ['id'];

/** The sheets of /settingAuth: the one for a new authorisation, and that of an authorisation, which links open by its id alone. */
export function useSheetAddress() {
  const [search] = useSearchParams();
  const { step, open, close } = useSheets({ subjects });
  return {
    id: search.get('id'),
    binding: step === 'bind',
    openBinding: () => open('bind'),
    openAuthorisation: (id: string) => open(null, { id }),
    close,
  };
}
