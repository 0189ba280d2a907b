import { outsidePagesFor } from '@/domain/external-links/outside-pages';
import { useMessages } from '@/messages/language';
import { openExternal } from '@/state/external-navigation';
import { useRuntimeConfig } from '@/state/runtime-config';
import { useSession } from '@/state/session';
import { FormRow } from '@/ui/forms/form-row';
import { Card } from '@/ui/layout/card';
import { outsidePageMessages } from '../messages';

/** Links to pages of the group outside the app; the external link guard opens them. */
export function OutsidePages() {
  const messages = useMessages(outsidePageMessages);
  const sysType = useSession((session) => session.sysType);
  const pages = useRuntimeConfig()?.outsidePages;
  if (pages === undefined) return null;
  return (
    <Card title={messages.title}>
      {outsidePagesFor(sysType).map(([page, icon]) => (
        <FormRow
          key={page}
          icon={icon}
          label={messages.pages[page].label}
          note={messages.pages[page].description}
          onOpen={() => openExternal(pages[page])}
        />
      ))}
    </Card>
  );
}
