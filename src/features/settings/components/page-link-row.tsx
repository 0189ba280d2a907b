import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { FormRow } from '@/ui/forms/form-row';

interface WayRowProps {
  icon: string;
  to:
    | '/setPassword'
    | '/payLimitation'
    | '/settingAuth'
    | '/sceneAuthorize'
    | '/settingAuth2'
    | '/settingAuth3'
    | '/messages'
    | '/guide';
  /** What the row is called where it is not the whole page. */
  label?: string;
  value?: string | undefined;
}

/** Leads to another page, by that page's own title unless it is given a name of its own. */
export function WayRow({ icon, to, label, value }: WayRowProps) {
  const titles = useMessages(titleMessages);
  const navigate = useNavigate();
  return (
    <FormRow icon={icon} label={label ?? titles[to]} value={value} onOpen={() => void navigate(href(to))} />
  );
}
