import { outsidePagesFor } from '@/domain/exits/outside-pages';
import { outsidePageWords } from '@/messages/outside-pages';
import { useWords } from '@/messages/language';
import { addressOffered } from '@/state/external-navigation';
import { useSession } from '@/state/session';
import { useSurroundings } from '@/state/runtime-config';
import { Card } from '@/ui/layout/card';
import { FormRow } from '@/ui/forms/form-row';

/** Pages of the group outside the app; the checked door opens them (decision 16). */
export function OutsidePages() {
  const words = useWords(outsidePageWords);
  const sysType = useSession((session) => session.sysType);
  const pages = useSurroundings()?.outsidePages;
  if (pages === undefined) return null;
  return (
    <Card title={words.title}>
      {outsidePagesFor(sysType).map(([page, icon]) => (
        <FormRow
          key={page}
          icon={icon}
          label={words.pages[page].word}
          note={words.pages[page].line}
          onOpen={() => addressOffered(pages[page])}
        />
      ))}
    </Card>
  );
}
